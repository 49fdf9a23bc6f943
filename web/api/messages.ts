import type { SendMessage } from '../../functions/contracts/messages.ts';
import { type ApiClient, done } from './client.ts';

type Written = Omit<SendMessage, 'kind'>;

export const sendContact = (api: ApiClient, json: Written) =>
  done(api.api.messages.$post({ json: { ...json, kind: 'contact' } }));

export const sendQuestion = (api: ApiClient, json: Written) =>
  done(api.api.messages.$post({ json: { ...json, kind: 'question' } }));
