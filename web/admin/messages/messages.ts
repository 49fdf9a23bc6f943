import type { Message } from '../../../functions/contracts/messages.ts';
import type { BulkRequest } from '../../api/bulk.ts';
import { bulkMessages } from '../../api/bulk.ts';
import { api } from '../../api/client.ts';
import { deleteMessage, findMessage, listMessages } from '../../api/messages.ts';
import { type BulkWords, defineResource } from '../resource.ts';
import { recountUnread } from './unread.ts';

const never = () => Promise.reject(new Error('messages are written by visitors alone'));

/** The address bar says nothing of the inbox, which is what one comes for. */
const asAsked = <Query extends { state?: string }>({ state = 'inbox', ...query }: Query) =>
  state === 'all' ? query : { ...query, state };

const READING: BulkWords = {
  read: { label: 'Read', done: 'marked as read' },
  unread: { label: 'Unread', done: 'marked as unread' },
};
const DELETE: BulkWords = { delete: { label: 'Delete', done: 'deleted' } };
const ARCHIVE: BulkWords = { archive: { label: 'Archive', done: 'archived' } };
const JUNK: BulkWords = { junk: { label: 'Junk', done: 'marked as junk' } };
const toInbox = (label: string): BulkWords => ({ inbox: { label, done: 'moved to the inbox' } });

/** What can be done to many messages, by where they are. */
const BULK: Record<string, BulkWords> = {
  inbox: { ...READING, ...ARCHIVE, ...JUNK, ...DELETE },
  archived: { ...READING, ...toInbox('To inbox'), ...JUNK, ...DELETE },
  junk: { ...toInbox('Not junk'), ...DELETE },
  all: { ...READING, ...toInbox('To inbox'), ...ARCHIVE, ...JUNK, ...DELETE },
};

const send = bulkMessages(api);

export const messages = defineResource<Message, never>({
  path: '/admin/messages',
  one: 'message',
  many: 'messages',
  offers: 'read',
  isFinal: true,
  idOf: ({ messageId }) => messageId,
  nameOf: ({ name, email, subject }) => [name ?? email, subject].filter(Boolean).join(', '),
  pathOf: ({ messageId }) => `/admin/messages/${messageId}`,
  list: query => listMessages(api, asAsked(query as typeof query & { state?: string })),
  find: id => findMessage(api, id),
  create: never,
  update: never,
  remove: async (id, etag) => {
    await deleteMessage(api, id, etag);
    void recountUnread();
    return { change: null };
  },
  bulk: async ({ matching, ...request }: BulkRequest) => {
    const answer = await send({ ...request, ...(matching && { matching: asAsked(matching) }) });
    void recountUnread();
    return answer;
  },
  words: {
    title: 'Messages',
    emptyTitle: 'No messages here',
    empty: 'What visitors write through the forms of the shop shows here.',
  },
});

export const messagesIn = (state = 'inbox') => ({
  ...messages,
  words: { ...messages.words, bulk: BULK[state] ?? {} },
});
