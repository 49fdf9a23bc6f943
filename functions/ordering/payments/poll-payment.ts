import { UNANSWERED_AFTER } from '../../contracts/unsettled.ts';
import type { PaymentStatus } from '../../ports/payments.ts';
import { formatMoney, providerName } from './booking.ts';
import { captureMoney } from './capture.ts';
import { gatewayOf, type PaymentDeps } from './gateways.ts';
import {
  insertOrderNote,
  type PaymentContext,
  type PaymentInProgress,
  reloadPayment,
  scheduleNextPoll,
} from './queries.ts';
import { nextPoll, nextUrgentPoll } from './schedule.ts';
import { isHeld, type PaymentRow } from './states.ts';

/** Checks the status of a payment and schedules the next check. A failed check doesn't delay the others. */
export async function pollPayment(
  deps: PaymentDeps,
  paying: PaymentInProgress,
): Promise<PaymentStatus | undefined> {
  const { payment, order } = paying;
  const gateway = gatewayOf(deps, order.payment);
  if (!gateway) return undefined;
  try {
    const { status } = await captureMoney(deps, gateway, paying);
    const now = await reloadPayment(deps.database, payment);
    if (status.state === 'expired' && isHeld(now.payment)) {
      await noteForgotten(deps, now);
      return status;
    }
    const looks = now.payment.updatedAt > payment.updatedAt ? 0 : payment.looks + 1;
    await deps.database.write(
      scheduleNextPoll(now.payment, { looks, failures: 0, lookAt: lookAtOf(now.payment, looks) }),
    );
    return status;
  } catch (error) {
    deps.log.error(`order ${order.orderNumber}: its payment could not be checked`, error);
    await noteFailure(deps, paying);
  }
}

async function noteFailure(deps: PaymentDeps, { payment, order }: PaymentInProgress) {
  const now = await reloadPayment(deps.database, payment);
  const failures = payment.failures + 1;
  const note = `${providerName(order)} did not report the status of payment ${payment.paymentId} ${failures} times. Check it in your account there.`;
  const { looks } = now.payment;
  await noteOnce(deps, now, { note, looks, failures, lookAt: nextUrgentPoll(failures - 1) });
}

/** The provider denies a payment that the shop has recorded as received. */
async function noteForgotten(deps: PaymentDeps, known: PaymentContext) {
  const { payment, order } = known;
  const note = `${providerName(order)} no longer knows payment ${payment.paymentId} of ${formatMoney(payment)}. Look for it in your account there.`;
  const looks = payment.looks + 1;
  await noteOnce(deps, known, {
    note,
    looks,
    failures: payment.failures + 1,
    lookAt: lookAtOf(payment, looks),
  });
}

type NextLook = Parameters<typeof scheduleNextPoll>[1];

/** Staff are notified once, after this many failures. */
async function noteOnce(
  { database }: PaymentDeps,
  { payment, order }: PaymentContext,
  { note, ...next }: NextLook & { note: string },
) {
  const isReported = next.failures === UNANSWERED_AFTER;
  await database.writeBatch([
    ...(isReported ? insertOrderNote(payment, { note, by: providerName(order) }) : []),
    scheduleNextPoll(payment, next),
  ]);
}

/** Money in transit is checked indefinitely. */
function lookAtOf({ state, surplus }: PaymentRow, looks: number): Date | null {
  if (state === 'refunded') return null;
  const isUrgent = state === 'pending' || state === 'refunding' || (surplus && state === 'captured');
  return isUrgent ? nextUrgentPoll(looks) : nextPoll(looks);
}
