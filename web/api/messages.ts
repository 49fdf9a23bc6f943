import type {
  Message,
  ReplyToMessage,
  SendMessage,
  UpdateMessage,
} from '../../functions/contracts/messages.ts';
import { type ApiClient, done, entityOf, ifMatch, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

type Written = Omit<SendMessage, 'kind'>;

export const sendContact = (api: ApiClient, json: Written) =>
  done(api.api.messages.$post({ json: { ...json, kind: 'contact' } }));

export const sendQuestion = (api: ApiClient, json: Written) =>
  done(api.api.messages.$post({ json: { ...json, kind: 'question' } }));

type MessageQuery = ListQuery & {
  kind?: string | undefined;
  state?: string | undefined;
  read?: string | undefined;
};

export const listMessages = (api: ApiClient, query: MessageQuery) =>
  listOf<Message>(api.api.messages.$get({ query: query as ListQuery }));

export const findMessage = (api: ApiClient, id: string) =>
  entityOf<Message>(api.api.messages[':id'].$get({ param: { id } }));

export const updateMessage = (api: ApiClient, id: string, json: UpdateMessage, etag: string) =>
  entityOf<Message>(api.api.messages[':id'].$put({ param: { id }, json }, ifMatch(etag)));

export const replyToMessage = (api: ApiClient, id: string, json: ReplyToMessage) =>
  entityOf<Message>(api.api.messages[':id'].replies.$post({ param: { id }, json }));

export const deleteMessage = (api: ApiClient, id: string, etag: string) =>
  done(api.api.messages[':id'].$delete({ param: { id } }, ifMatch(etag)));
