import type { Message } from '../../../functions/contracts/messages.ts';
import type { BulkRequest } from '../../api/bulk.ts';
import { bulkMessages } from '../../api/bulk.ts';
import { api } from '../../api/client.ts';
import { deleteMessage, findMessage, listMessages } from '../../api/messages.ts';
import { type BulkWords, defineResource } from '../resource.ts';
import { askWaiting } from '../shell/waiting.ts';

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
    void askWaiting();
    return { change: null };
  },
  bulk: async ({ matching, ...request }: BulkRequest) => {
    const answer = await send({ ...request, ...(matching && { matching: asAsked(matching) }) });
    void askWaiting();
    return answer;
  },
  words: {
    title: 'Messages',
    emptyTitle: 'No messages here',
    empty: 'What visitors write through the forms of the shop shows here.',
  },
});

const offering = (bulk: BulkWords) => ({ ...messages, words: { ...messages.words, bulk } });

const INBOX = offering({ ...READING, ...ARCHIVE, ...JUNK, ...DELETE });
const ELSEWHERE: Record<string, typeof messages> = {
  archived: offering({ ...READING, ...toInbox('To inbox'), ...JUNK, ...DELETE }),
  junk: offering({ ...toInbox('Not junk'), ...DELETE }),
  all: offering({ ...READING, ...toInbox('To inbox'), ...ARCHIVE, ...JUNK, ...DELETE }),
};

/** With what can be done to many of them, by where they are: always the same one for a place. */
export const messagesIn = (state = '') => ELSEWHERE[state] ?? INBOX;
