import { type SQL, sql } from 'drizzle-orm';
import { messages } from '../../../db/schema/messages.ts';
import { bulkOf } from '../../bulk/contract.ts';
import { type BulkResource, type BulkWork, deleteSelected, isKeyIn, isSelected } from '../../bulk/work.ts';
import { MessageFilter, type MessageState, messageId } from './contract.ts';
import { messagesMatching } from './queries.ts';
import { nameOf } from './rows.ts';

const MESSAGE_ACTIONS = ['archive', 'junk', 'inbox', 'read', 'unread', 'delete'] as const;
type MessageAction = (typeof MESSAGE_ACTIONS)[number];

export const BulkMessages = bulkOf('BulkMessages', {
  filter: MessageFilter,
  key: messageId,
  actions: MESSAGE_ACTIONS,
});

const KEYS = [messages.messageId];

export const messagesInBulk = (userId: number): BulkResource<MessageFilter, string, MessageAction> => ({
  table: messages,
  keys: KEYS,
  name: sql`coalesce(${messages.name}, ${messages.email})`,
  matching: messagesMatching,
  isOneOf: isKeyIn(messages.messageId),
  actions: {
    archive: moving('archived', userId),
    junk: moving('junk', userId),
    inbox: moving('inbox', userId),
    read: setting(sql`read_at IS NULL`, sql`read_at = ${Date.now()}`),
    unread: setting(sql`read_at IS NOT NULL`, sql`read_at = NULL`),
    delete: deleteSelected({ table: messages, keys: KEYS }),
  },
});

const moving = (state: MessageState, userId: number): BulkWork =>
  setting(
    sql`state <> ${state}`,
    sql`state = ${state}, moved_by = ${nameOf(userId)}, moved_at = ${Date.now()}`,
  );

/** Changes only rows that differ. */
const setting = (isOther: SQL, assignment: SQL): BulkWork => ({
  changes: isOther,
  write: sql`UPDATE ${messages} SET ${assignment}, version = version + 1
    WHERE ${isSelected(KEYS)} AND ${isOther}`,
});
