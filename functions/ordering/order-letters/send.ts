import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { build } from '../../../db/build.ts';
import type { Database, Writer } from '../../../db/database.ts';
import { among } from '../../../db/in-list.ts';
import { orderLetters } from '../../../db/schema/order-letters.ts';
import { orders } from '../../../db/schema/orders.ts';
import { type AppEnv, type WriteDeps, writePorts } from '../../http/app-env.ts';
import { sendLetter } from '../../letters/letter.ts';
import { AT_ONCE, isDue, taken } from '../../letters/outbox.ts';
import { selectSender } from '../../office/settings/queries.ts';
import type { Mail } from '../../ports/mail.ts';
import { type OrderRow, selectOrders, toOrder } from '../orders/rows.ts';
import { orderLetter } from './order-letter.ts';
import type { Sender } from './payment-parts.ts';

type LetterRow = typeof orderLetters.$inferSelect;

const DAY = 24 * 60 * 60 * 1000;

/** After the response is out; what fails is sent by the sweep. */
export function sendLettersLater(c: Context<AppEnv>, { orderId }: OrderRow): void {
  c.executionCtx.waitUntil(
    sendDue(writePorts(c.env, null), orderId).catch(error =>
      console.warn('letters were left for later:', error),
    ),
  );
}

export async function sweepLetters(deps: WriteDeps<'database' | 'mail'>): Promise<void> {
  await deps.database.write(dropOutdated());
  await sendDue(deps);
}

async function sendDue({ database, mail }: WriteDeps<'database' | 'mail'>, orderId?: number): Promise<void> {
  if (!mail) return;
  const due = await database.write(takeDue(orderId));
  if (due.length === 0) return;
  const { sender, rows } = await readOrders(database, due);
  for (const letter of due) {
    const row = rows.get(letter.orderId);
    if (row) await sendOne({ database, mail }, { letter, row, sender });
  }
}

async function readOrders(database: Database, due: LetterRow[]) {
  const [rows, [sender]] = await database.readBatch([
    selectOrders().where(inArray(orders.orderId, among(due.map(({ orderId }) => orderId)))),
    selectSender(),
  ]);
  if (!sender) throw new Error('the shop has no settings');
  return { sender, rows: new Map(rows.map(row => [row.orderId, row])) };
}

type Due = { letter: LetterRow; row: OrderRow; sender: Sender };

async function sendOne({ database, mail }: { database: Writer; mail: Mail }, { letter, row, sender }: Due) {
  const order = toOrder(row, { everything: false });
  const content = orderLetter(letter.kind, { order, sender, origin: letter.origin });
  try {
    await sendLetter(mail, content, { to: order.billing.email });
    await database.write(markSent(letter));
  } catch (error) {
    console.warn(`the letter ${letter.kind} of order ${order.orderNumber} was not sent:`, error);
  }
}

/** Takes letters that are due, of one order or of all: a statement. */
function takeDue(orderId?: number) {
  const due = and(isDue(orderLetters), orderId === undefined ? undefined : eq(orderLetters.orderId, orderId));
  return build
    .update(orderLetters)
    .set(taken(orderLetters))
    .where(
      sql`(order_id, kind) IN (SELECT order_id, kind FROM ${orderLetters} WHERE ${due} LIMIT ${AT_ONCE})`,
    )
    .returning();
}

const markSent = ({ orderId, kind }: LetterRow) =>
  build
    .update(orderLetters)
    .set({ sentAt: new Date() })
    .where(and(eq(orderLetters.orderId, orderId), eq(orderLetters.kind, kind)));

/** A letter that could not be sent for a day is no news any more: a statement. */
const dropOutdated = () =>
  build
    .delete(orderLetters)
    .where(and(isNull(orderLetters.sentAt), lt(orderLetters.dueAt, new Date(Date.now() - DAY))));
