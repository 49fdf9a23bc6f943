import { and, asc, count, desc, eq, or } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import type { Database } from '../../../db/database.ts';
import { messages } from '../../../db/schema/messages.ts';
import type { Message, MessageFilter, MessageReceipt, SendMessage } from '../../contracts/messages.ts';
import { NotFound } from '../../errors.ts';
import { listRows } from '../rows.ts';

type Row = typeof messages.$inferSelect;
type Sent = Omit<SendMessage, 'website2' | 'filledInMs'> & { sender: string };

/** Told by an id that says nothing of how many there are. */
export const newReceipt = (): MessageReceipt => ({
  messageId: crypto.randomUUID(),
  receivedAt: new Date().toISOString(),
});

export async function storeMessage(
  database: Database,
  { messageId, receivedAt }: MessageReceipt,
  sent: Sent,
) {
  await database
    .insert(messages)
    .values({ ...sent, message: sent.message ?? '', messageId, receivedAt: new Date(receivedAt) });
}

export function listMessages(database: Database, filter: MessageFilter) {
  const chosen = and(filter.kind && eq(messages.kind, filter.kind), filter.q ? saying(filter.q) : undefined);
  const rows = database.select().from(messages).where(chosen);
  const total = database.select({ total: count() }).from(messages).where(chosen);
  return listRows(database, {
    rows: rows.orderBy(...orderOf(filter)).$dynamic(),
    total: total.$dynamic(),
    page: filter,
    toEntity: toMessage,
  });
}

export async function findMessage(database: Database, id: string) {
  const [row] = await database.select().from(messages).where(eq(messages.messageId, id));
  if (!row) throw new NotFound(`There is no message ${id}`);
  return { entity: toMessage(row), version: row.version };
}

function saying(q: string) {
  const { name, email, phone, subject, message } = messages;
  return or(...[name, email, phone, subject, message].map(column => contains(column, q)));
}

/** The newest first, unless another order was asked for. */
function orderOf({ sort }: MessageFilter) {
  const { field, descending } = sort ?? { field: 'receivedAt', descending: true };
  const direction = descending ? desc : asc;
  return [direction(messages[field]), direction(messages.messageId)];
}

const toMessage = ({ version: _, sender: __, receivedAt, ...row }: Row): Message => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
});
