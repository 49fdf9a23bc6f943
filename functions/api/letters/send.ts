import { inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import { among } from '../../../db/among.ts';
import type { Database } from '../../../db/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { Ports, Shop } from '../../http/shop.ts';
import type { Mail } from '../../ports/mail.ts';
import { type OrderRow, selectOrders, toOrder } from '../orders/rows.ts';
import { selectSender } from '../settings/queries.ts';
import { orderLetter, type Sender } from './order-letter.ts';
import { dropOutdated, type LetterRow, markSent, takeDue } from './outbox.ts';
import { sendWritten } from './send-written.ts';

type Parts = Pick<Ports, 'database' | 'mail'>;

/** Once the answer is out; what fails is sent by the sweep. */
export function sendLettersLater(c: Context<Shop>, { orderId }: OrderRow): void {
  c.executionCtx.waitUntil(
    sendDue(c.env, orderId).catch(error => console.warn('letters were left for later:', error)),
  );
}

export async function sweepLetters(parts: Parts): Promise<void> {
  await dropOutdated(parts.database);
  await sendDue(parts);
}

async function sendDue({ database, mail }: Parts, orderId?: number): Promise<void> {
  if (!mail) return;
  const due = await takeDue(database, orderId);
  if (due.length === 0) return;
  const { sender, rows } = await readCauses(database, due);
  for (const letter of due) {
    const row = rows.get(letter.orderId);
    if (row) await sendOne({ database, mail }, { letter, row, sender });
  }
}

async function readCauses(database: Database, due: LetterRow[]) {
  const [rows, [sender]] = await database.batch([
    selectOrders(database).where(inArray(orders.orderId, among(due.map(({ orderId }) => orderId)))),
    selectSender(database),
  ]);
  if (!sender) throw new Error('the shop has no settings');
  return { sender, rows: new Map(rows.map(row => [row.orderId, row])) };
}

type Due = { letter: LetterRow; row: OrderRow; sender: Sender };

async function sendOne({ database, mail }: { database: Database; mail: Mail }, { letter, row, sender }: Due) {
  const order = toOrder(row, { everything: false });
  const written = orderLetter(letter.kind, { order, sender, origin: letter.origin });
  try {
    await sendWritten(mail, order.billing.email, written);
    await markSent(database, letter);
  } catch (error) {
    console.warn(`the letter ${letter.kind} of order ${order.orderNumber} was not sent:`, error);
  }
}
