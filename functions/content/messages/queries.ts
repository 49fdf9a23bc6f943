import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { messages } from '../../../db/schema/messages.ts';
import { containsText } from '../../../db/sql/contains.ts';
import type { Deps } from '../../deps.ts';
import { NotFound } from '../../errors.ts';
import { deleteRow, findRow, listTable, updateRow } from '../../records/crud-queries.ts';
import { orderedBy } from '../../records/list-rows.ts';
import type { Versioned, Which } from '../../records/rows.ts';
import type { Message, MessageFilter, UpdateMessage } from './contract.ts';
import { type MessageRow, nameOf, selectMessages, toMessage } from './rows.ts';

const ROWS = {
  one: 'message',
  table: messages,
  id: messages.messageId,
  select: selectMessages,
  toEntity: toMessage,
};

export const listMessages = ({ database }: Deps<'database'>, filter: MessageFilter) =>
  listTable(database, ROWS, {
    where: messagesMatching(filter),
    order: orderBy(filter),
    idOf: row => row.messageId,
    paging: filter,
  });

/** The WHERE condition of the list's filters. */
export const messagesMatching = ({ kind, state, read, q }: MessageFilter) =>
  and(
    kind && eq(messages.kind, kind),
    state && eq(messages.state, state),
    read === undefined ? undefined : read ? isNotNull(messages.readAt) : isNull(messages.readAt),
    q ? saying(q) : undefined,
  );

export const findMessage = (database: Database, id: string) => findRow(database, ROWS, { id });

type Change = UpdateMessage & { userId: number };

export function updateMessage(database: Writer, which: Which<string>, { state, read, userId }: Change) {
  // Doesn't record a change to the same state.
  const moved = (value: unknown, column: unknown) => sql`iif(state = ${state}, ${column}, ${value})`;
  const changes = {
    ...(state && {
      state,
      movedBy: moved(nameOf(userId), messages.movedBy),
      movedAt: moved(Date.now(), messages.movedAt),
    }),
    ...(read !== undefined && { readAt: read ? sql`coalesce(read_at, ${Date.now()})` : null }),
  };
  return updateRow(database, ROWS, { ...which, changes });
}

export const deleteMessage = (database: Writer, which: Which<string>) => deleteRow(database, ROWS, which);

export function known(row: MessageRow | undefined, id: string): MessageRow {
  if (!row) throw new NotFound(`There is no message ${id}`);
  return row;
}

export const versioned = (row: MessageRow): Versioned<Message> => ({
  entity: toMessage(row),
  version: row.version,
});

function saying(q: string) {
  const { name, email, phone, subject, message } = messages;
  return or(...[name, email, phone, subject, message].map(column => containsText(column, q)));
}

/** Newest first, unless sorted otherwise. */
const orderBy = ({ sort = { field: 'receivedAt', descending: true } }: MessageFilter) =>
  orderedBy({ ...sort, by: messages[sort.field], id: messages.messageId });
