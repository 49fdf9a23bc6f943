import type { Message, ReplyToMessage, SendMessage } from '../../functions/content/messages/contract.ts';
import { type ApiClient, done, entityOf } from './client.ts';

type MessageInput = Omit<SendMessage, 'kind'>;

export const sendContact = (api: ApiClient, json: MessageInput) =>
  done(api.api.messages.$post({ json: { ...json, kind: 'contact' } }));

export const sendQuestion = (api: ApiClient, json: MessageInput) =>
  done(api.api.messages.$post({ json: { ...json, kind: 'question' } }));

export const replyToMessage = (api: ApiClient, id: string, json: ReplyToMessage) =>
  entityOf<Message>(api.api.messages[':id'].replies.$post({ param: { id }, json }));
