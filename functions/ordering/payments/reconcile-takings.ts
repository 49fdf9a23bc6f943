import { DAY, HOUR } from '../../contracts/durations.ts';
import type { PaymentMethod } from '../../contracts/payment-methods.ts';
import { ONLINE_PAYMENTS } from '../../contracts/payment-methods.ts';
import {
  type PaymentGateway,
  PaymentNotPermitted,
  PaymentUnavailable,
  type Taking,
} from '../../ports/payments.ts';
import { ORDER_NUMBER } from '../orders/contract.ts';
import { gatewayOf, type PaymentDeps } from './gateways.ts';
import { importPayment } from './import-payment.ts';
import {
  filterUnknown,
  findReconciliation,
  listUnknownTakings,
  type ReconciliationState,
  saveReconciliation,
} from './takings.ts';

/** Recent payments may not be in the provider's list yet. */
const LISTED_AFTER_MS = 4 * HOUR;
/** Some appear even later. */
const READ_AGAIN_MS = 3 * DAY;
const FIRST_READ_MS = 30 * DAY;
/** Usually, even the first or a long-delayed run finishes in one go. */
const MOST_PAGES = 40;
/** A worker may query the database a thousand times; each takes at most nine. */
const MOST_AT_ONCE = 20;

type Reader = { method: PaymentMethod; gateway: PaymentGateway; origin: string };

/** Nightly: finds payments unknown to the shop. A failure of one provider doesn't stop the others. */
export async function reconcileTakings(deps: PaymentDeps, until: number, origin: string) {
  for (const method of ONLINE_PAYMENTS) {
    const gateway = gatewayOf(deps, method);
    const last = await findReconciliation(deps.database, method);
    if (!gateway && last?.problem) await saveReconciliation(deps.database, { ...last, problem: null });
    const state = nextRange(method, last);
    if (!gateway || !state) continue;
    try {
      await readOn(deps, { method, gateway, origin }, state, until);
    } catch (error) {
      deps.log.error(`transactions of ${method} could not be read`, error);
      const problem = error instanceof PaymentUnavailable ? error.message : 'It failed; see the log';
      const reached = (await findReconciliation(deps.database, method)) ?? state;
      await saveReconciliation(deps.database, { ...reached, problem: problem.slice(0, 500) });
    }
  }
}

/** Where to continue; undefined if tonight's range is done. */
function nextRange(
  method: PaymentMethod,
  last: ReconciliationState | undefined,
): ReconciliationState | undefined {
  const end = new Date(Date.now() - LISTED_AFTER_MS);
  if (!last) return { method, readUntil: before(end, FIRST_READ_MS), upTo: end, page: 1, problem: null };
  if (last.readUntil < last.upTo) return last;
  if (dayOf(last.upTo) === dayOf(end)) return undefined;
  return { ...last, readUntil: before(last.upTo, READ_AGAIN_MS), upTo: end, page: 1 };
}

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms);
const dayOf = (moment: Date) => Math.floor(moment.getTime() / DAY);

async function readOn(deps: PaymentDeps, reader: Reader, state: ReconciliationState, until: number) {
  let { readUntil: from, page } = state;
  let room = MOST_AT_ONCE;
  for (let pages = 0; pages < MOST_PAGES && from < state.upTo; pages += 1) {
    if (Date.now() > until) return;
    const to = new Date(Math.min(from.getTime() + DAY, state.upTo.getTime()));
    const { takings, isLast } = await reader.gateway.listCaptures({ from, to }, page);
    const named = takings.filter(({ orderNumber }) => ORDER_NUMBER.test(orderNumber));
    const unknown = await filterUnknown(deps.database, named);
    for (const taking of unknown.slice(0, room)) await lookInto(deps, reader, taking);
    room -= unknown.length;
    // The next run handles the rest of this page.
    if (room < 0) return;
    [from, page] = isLast ? [to, 1] : [from, page + 1];
    await saveReconciliation(deps.database, { ...state, readUntil: from, page, problem: null });
  }
}

/** Payments with an order are settled with it; staff decide about the rest. */
async function lookInto(deps: PaymentDeps, { method, gateway, origin }: Reader, taking: Taking) {
  const about = { captureId: taking.captureId };
  try {
    if (await importPayment(deps, gateway, { about, origin })) return;
  } catch (error) {
    if (error instanceof PaymentUnavailable && !(error instanceof PaymentNotPermitted)) throw error;
    deps.log.error(`capture ${taking.captureId} could not be matched to its order`, error);
  }
  await listUnknownTakings(deps.database, { ...taking, method });
}
