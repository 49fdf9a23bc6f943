import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { contains } from '../../../db/contains.ts';
import type { Database, Writer } from '../../../db/database.ts';
import { messages } from '../../../db/schema/messages.ts';
import { NotFound } from '../../errors.ts';
import type { Deps } from '../../http/app-env.ts';
import { listRows, settle, settleDeletion, type Versioned } from '../../records/rows.ts';
import type { Message, MessageFilter, UpdateMessage } from './contract.ts';
import { type MessageRow, nameOf, selectMessages, toMessage } from './rows.ts';

/** A message at one of the versions that the client knows, or at any. */
type Which = { id: string; versions?: number[] | undefined };

export function listMessages({ database }: Deps<'database'>, filter: MessageFilter) {
  const chosen = messagesMatching(filter);
  const rows = selectMessages().where(chosen);
  const total = build.select({ total: count() }).from(messages).where(chosen);
  return listRows(database, {
    rows: rows.orderBy(...orderOf(filter)).$dynamic(),
    total: total.$dynamic(),
    page: filter,
    toEntity: toMessage,
  });
}

/** The WHERE condition of the list's filters. */
export const messagesMatching = ({ kind, state, read, q }: MessageFilter) =>
  and(
    kind && eq(messages.kind, kind),
    state && eq(messages.state, state),
    read === undefined ? undefined : read ? isNotNull(messages.readAt) : isNull(messages.readAt),
    q ? saying(q) : undefined,
  );

export async function findMessage(database: Database, id: string) {
  const [row] = await database.read(selectMessages().where(eq(messages.messageId, id)));
  return versioned(known(row, id));
}

type Change = UpdateMessage & { userId: number };

export async function updateMessage(database: Writer, which: Which, { state, read, userId }: Change) {
  const { id } = which;
  // Does not record a move to where it already is.
  const moved = (value: unknown, column: unknown) => sql`iif(state = ${state}, ${column}, ${value})`;
  const [changed, [current]] = await database.writeBatch([
    build
      .update(messages)
      .set({
        ...(state && {
          state,
          movedBy: moved(nameOf(userId), messages.movedBy),
          movedAt: moved(Date.now(), messages.movedAt),
        }),
        ...(read !== undefined && { readAt: read ? sql`coalesce(read_at, ${Date.now()})` : null }),
        version: sql`${messages.version} + 1`,
      })
      .where(meant(which))
      .returning({ id: messages.messageId }),
    selectMessages().where(eq(messages.messageId, id)),
  ]);
  return settle({ changed, current: flat(current), toEntity, unknown: unknown(id) });
}

export async function deleteMessage(database: Writer, which: Which) {
  const { id } = which;
  const [changed, [current]] = await database.writeBatch([
    build.delete(messages).where(meant(which)).returning({ id: messages.messageId }),
    selectMessages().where(eq(messages.messageId, id)),
  ]);
  settleDeletion({ changed, current: flat(current), toEntity, unknown: unknown(id) });
}

const meant = ({ id, versions }: Which) =>
  and(eq(messages.messageId, id), versions && inArray(messages.version, versions));

const flat = (row: MessageRow | undefined) => row && { ...row, version: row.row.version };
const toEntity = (row: MessageRow) => toMessage(row);

export function known(row: MessageRow | undefined, id: string): MessageRow {
  if (!row) throw unknown(id);
  return row;
}

export const versioned = (row: MessageRow): Versioned<Message> => ({
  entity: toMessage(row),
  version: row.row.version,
});

function saying(q: string) {
  const { name, email, phone, subject, message } = messages;
  return or(...[name, email, phone, subject, message].map(column => contains(column, q)));
}

/** Newest first, unless sorted otherwise. */
function orderOf({ sort }: MessageFilter) {
  const { field, descending } = sort ?? { field: 'receivedAt', descending: true };
  const direction = descending ? desc : asc;
  return [direction(messages[field]), direction(messages.messageId)];
}

const unknown = (id: string) => new NotFound(`There is no message ${id}`);
