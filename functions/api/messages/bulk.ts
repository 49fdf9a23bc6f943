import { type SQL, sql } from 'drizzle-orm';
import { messages } from '../../../db/schema/messages.ts';
import type { MessageAction } from '../../contracts/bulk.ts';
import type { MessageFilter, MessageState } from '../../contracts/messages.ts';
import { amongMeant, deleting, type InBulk, isIn, type Work } from '../bulk/work.ts';
import { messagesMatching } from './queries.ts';
import { nameOf } from './rows.ts';

const KEYS = [messages.messageId];

/** What somebody of staff can do to many messages at a time. */
export const messagesInBulk = (userId: number): InBulk<MessageFilter, string, MessageAction> => ({
  table: messages,
  keys: KEYS,
  name: sql`coalesce(${messages.name}, ${messages.email})`,
  matching: messagesMatching,
  isOneOf: isIn(messages.messageId),
  actions: {
    archive: moving('archived', userId),
    junk: moving('junk', userId),
    inbox: moving('inbox', userId),
    read: setting(sql`read_at IS NULL`, sql`read_at = ${Date.now()}`),
    unread: setting(sql`read_at IS NOT NULL`, sql`read_at = NULL`),
    delete: deleting({ table: messages, keys: KEYS }),
  },
});

const moving = (state: MessageState, userId: number): Work =>
  setting(
    sql`state <> ${state}`,
    sql`state = ${state}, moved_by = ${nameOf(userId)}, moved_at = ${Date.now()}`,
  );

/** Changes those that are not so already. */
const setting = (isOther: SQL, assignment: SQL): Work => ({
  changes: isOther,
  write: sql`UPDATE ${messages} SET ${assignment}, version = version + 1
    WHERE ${amongMeant(KEYS)} AND ${isOther}`,
});
