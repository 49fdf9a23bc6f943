import { Inbox } from 'lucide-react';
import type {
  Message,
  MessageState,
  UpdateMessage,
} from '../../../../functions/content/messages/contract.ts';
import { api } from '../../../api/client.ts';
import { bulkCall, deleteCall, findCall, listCall, updateCall } from '../../../api/crud.ts';
import type { ListQuery } from '../../../api/list-query.ts';
import { refreshNewCounts } from '../../new-counts.ts';
import { defineResource } from '../../resource.ts';
import type { BulkWords } from '../../resource-words.ts';

/** The list shows the inbox by default, so the address bar does not name it. */
const withState = <Query extends { state?: MessageState | 'all' }>({ state = 'inbox', ...query }: Query) =>
  state === 'all' ? query : { ...query, state };

const READING: BulkWords = {
  read: { label: 'Read', done: 'marked as read' },
  unread: { label: 'Unread', done: 'marked as unread' },
};
const DELETE: BulkWords = { delete: { label: 'Delete', done: 'deleted' } };
const ARCHIVE: BulkWords = { archive: { label: 'Archive', done: 'archived' } };
const JUNK: BulkWords = { junk: { label: 'Junk', done: 'marked as junk' } };
const toInbox = (label: string): BulkWords => ({ inbox: { label, done: 'moved to the inbox' } });

const item = api.api.messages[':id'];
const list = listCall<Message, ListQuery & { state?: MessageState }>(api.api.messages);
const remove = deleteCall(item);
const bulk = bulkCall(api.api.messages);

export const messages = defineResource<Message, UpdateMessage>({
  path: '/admin/messages',
  one: 'message',
  many: 'messages',
  icon: Inbox,
  waiting: 'messages',
  actions: ['view', 'delete'],
  isFinal: true,
  idOf: ({ messageId }) => messageId,
  nameOf: ({ name, email, subject }) => [name ?? email, subject].filter(Boolean).join(', '),
  recordPath: '/admin/messages/',
  list: (query: ListQuery & { state?: MessageState | 'all' }) => list(withState(query)),
  find: findCall<Message>(item),
  update: updateCall<Message, UpdateMessage>(item),
  remove: async (id, etag) => {
    const deleted = await remove(id, etag);
    void refreshNewCounts();
    return deleted;
  },
  bulk: async ({ matching, ...request }) => {
    const answer = await bulk({ ...request, ...(matching && { matching: withState(matching) }) });
    void refreshNewCounts();
    return answer;
  },
  words: {
    title: 'Messages',
    emptyTitle: 'No messages here',
    empty: 'Messages from the shop’s forms will appear here.',
  },
});

const offering = (bulk: BulkWords) => ({ ...messages, words: { ...messages.words, bulk } });

const INBOX = offering({ ...READING, ...ARCHIVE, ...JUNK, ...DELETE });
const ELSEWHERE: Record<string, typeof messages> = {
  archived: offering({ ...READING, ...toInbox('To inbox'), ...JUNK, ...DELETE }),
  junk: offering({ ...toInbox('Not junk'), ...DELETE }),
  all: offering({ ...READING, ...toInbox('To inbox'), ...ARCHIVE, ...JUNK, ...DELETE }),
};

/** The resource with the bulk actions of a folder; stable per folder. */
export const messagesIn = (state = '') => ELSEWHERE[state] ?? INBOX;
