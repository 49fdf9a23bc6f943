import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { api, asProblem } from '../../api/client.ts';
import { findSentOrder } from '../../api/orders.ts';
import { localStore } from '../../api/safe-storage.ts';
import { answerWithin } from '../../api/time-limit.ts';
import { belongsToCurrentUser } from '../../api/whose.ts';
import { takeOutOrdered } from './ordered-lines.ts';

const KEY = 'order-sent';
const TURN = 'order';
const LONGEST_MS = 10_000;
/** Until then, a request that we stopped waiting for may still get through. */
const SETTLED_AFTER_MS = 60_000;

/** An order that was sent and may have been placed, until the shopper has seen the result. */
export type SentOrder = {
  /** Its Idempotency-Key. */
  key: string;
  /** All email addresses that were sent with the key; they prove ownership of the order. */
  emails: readonly string[];
  /** Who was signed in; empty for a guest. */
  owner: string;
  at: number;
};

/** The order of this tab, which continues even if another tab has already reported it. */
let ofThisTab: SentOrder | undefined;

/** Shared by all tabs until someone else uses this browser. */
export function readSentOrder(): SentOrder | undefined {
  const sent = ofThisTab ?? stored();
  if (!sent || belongsToCurrentUser(sent.owner)) return sent;
  forgetSentOrder(sent);
  return undefined;
}

export function storeSentOrder(sent: SentOrder) {
  ofThisTab = sent;
  localStore.setItem(KEY, JSON.stringify(sent));
}

export function forgetSentOrder({ key }: Pick<SentOrder, 'key'>) {
  if (ofThisTab?.key === key) ofThisTab = undefined;
  if (stored()?.key === key) localStore.removeItem(KEY);
}

/** So that the next person at this browser does not see it. */
export function dropSentOrder() {
  ofThisTab = undefined;
  localStore.removeItem(KEY);
}

function stored(): SentOrder | undefined {
  try {
    return (JSON.parse(localStore.getItem(KEY) ?? 'null') as SentOrder | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Only one tab at a time sends an order or checks on one. Browsers without locks, or that refuse them, proceed anyway:
 * there only the key prevents placing an order twice.
 */
export async function inOrderTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await (navigator.locks ? navigator.locks.request(TURN, begin) : begin());
  } catch (error) {
    if (hasBegun) throw error;
    return await work();
  }
}

type SentOrderStatus = { sent: SentOrder; order: Order | undefined };

/**
 * Whether the order without a response was placed. Undefined if there is none, or if the tab that sent it has the
 * response by now. Ordered items are removed from the cart.
 */
export const askAboutSent = (): Promise<SentOrderStatus | undefined> =>
  inOrderTurn(async () => {
    const sent = readSentOrder();
    if (!sent) return undefined;
    const order = await findSent(sent);
    if (order) takeOutOrdered(order);
    else if (Date.now() - sent.at > SETTLED_AFTER_MS) forgetSentOrder(sent);
    return { sent, order };
  });

export async function findSent(
  { key, emails }: Pick<SentOrder, 'key' | 'emails'>,
  calls = api,
): Promise<Order | undefined> {
  for (const email of emails) {
    const order = await answerWithin(LONGEST_MS, signal =>
      findSentOrder(calls, { key, email, signal }),
    ).catch(unlessUnknown);
    if (order) return order;
  }
  return undefined;
}

function unlessUnknown(error: unknown): undefined {
  if (asProblem(error).status !== 404) throw error;
}
