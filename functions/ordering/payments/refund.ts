import { eq, type SQL, sql } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders.ts';
import type { RefundMove } from '../../../db/schema/payments.ts';
import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import { Conflict } from '../../errors.ts';
import { type PaymentGateway, PaymentRefused, type Refund } from '../../ports/payments.ts';
import type { OrderRow } from '../orders/rows.ts';
import { inWords, providerOf } from './booking.ts';
import type { PaymentDeps } from './providers/provider.ts';
import { PROVIDERS } from './providers/providers.ts';
import { changePayment, findOpenPayment, noteFor, type Paying, readAgain } from './queries.ts';
import { isHeld, type PaymentRow } from './states.ts';
import { takeBack } from './take-back.ts';

/**
 * Sends the money of an order back the way it came, and moves the order when it has gone. Undefined where staff give it
 * back themselves, as what came by transfer or in cash.
 */
export async function refundOrder(
  deps: PaymentDeps,
  order: OrderRow,
  { by, ...move }: Omit<RefundMove, 'by'> & { by: SQL },
): Promise<OrderRow | undefined> {
  if (!PAYMENT_METHODS[order.payment].isOnline) return undefined;
  const known = await findOpenPayment(deps.database, order);
  if (!known || !isHeld(known.payment)) return undefined;
  const paying = { ...known, origin: move.origin };
  if (known.payment.state === 'refunding') return await sendBack(deps, paying);
  const [mover] = await deps.database.read(sql<{ name: string }>`SELECT ${by} AS name`);
  return await sendBack(deps, await intend(deps, paying, { ...move, by: mover?.name ?? providerOf(order) }));
}

/** Money without a place: no order moves with it. */
export const sendSurplusBack = async (deps: PaymentDeps, paying: Paying) =>
  await sendBack(deps, await intend(deps, paying, null));

/** Written down first: while the money is on its way back, the order goes nowhere else. */
async function intend(deps: PaymentDeps, paying: Paying, refundMove: RefundMove | null): Promise<Paying> {
  const { payment, order } = paying;
  connected(deps, order);
  const stands = sql`EXISTS (SELECT 1 FROM ${orders}
    WHERE ${eq(orders.orderId, order.orderId)} AND ${eq(orders.state, order.state)})`;
  const change = { state: 'refunding', refundMove, surplus: !refundMove } as const;
  const [intended] = await deps.database.write(changePayment(payment, change, stands));
  if (!intended) throw new Conflict('Someone else updated this order. Please check it again');
  return { ...paying, ...(await readAgain(deps.database, payment)) };
}

function connected(deps: PaymentDeps, order: OrderRow): PaymentGateway {
  const gateway = PROVIDERS[order.payment](deps);
  if (gateway) return gateway;
  throw new Conflict(
    `This was paid by ${providerOf(order)}, which is no longer connected to the shop. Reconnect it`,
  );
}

/**
 * Of what is on its way back; asked again after a lost answer, the provider does it once. Staff are told of a refusal,
 * since nobody may be waiting for the answer; of money without a place only once.
 */
export async function sendBack(deps: PaymentDeps, paying: Paying): Promise<OrderRow> {
  const { database } = deps;
  const { payment, order } = paying;
  const name = providerOf(order);
  const gateway = connected(deps, order);
  let refund: Refund;
  try {
    refund = await gateway.refund(payment.captureId ?? '', payment.refusals);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    const refused = { state: 'captured', refusals: payment.refusals + 1, refundMove: null } as const;
    const why = `${name} can’t refund this payment (${error.issue}). Refund it in your account at ${name}`;
    const isTold = payment.surplus && payment.refusals > 0;
    deps.log.error(`order ${order.orderNumber}: ${why}`);
    await database.writeBatch([
      ...(isTold ? [] : noteFor(payment, { note: `${inWords(payment)}: ${why}`, by: name })),
      changePayment(payment, refused),
    ]);
    throw new Conflict(why);
  }
  if (refund.isUnderWay) return order;
  await database.write(changePayment(payment, allBack(payment, refund)));
  return await takeBack(deps, { ...paying, ...(await readAgain(database, payment)) });
}

/** A part may have gone back of which the shop was not told. */
const allBack = ({ amount, returned }: PaymentRow, { sent }: Refund) => ({
  state: 'refunded' as const,
  returned: amount,
  returnedBefore: sent === undefined ? returned : Math.max(0, amount - sent),
});

/** After that many refusals it is up to staff. */
const MOST_REFUSALS = 3;

/** Money without a place, as often as the provider may change its mind. */
export async function returnSurplus(deps: PaymentDeps, paying: Paying): Promise<OrderRow> {
  const { payment, order } = paying;
  if (payment.refusals >= MOST_REFUSALS) return order;
  try {
    return await sendSurplusBack(deps, paying);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return (await readAgain(deps.database, payment)).order;
  }
}
