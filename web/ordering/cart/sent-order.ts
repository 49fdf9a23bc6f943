import { keptHere } from '../../api/kept.ts';
import { isForWhoeverIsHere } from '../../api/whose.ts';

const KEY = 'order-sent';

/** An order that was sent, and may have been placed, until its shopper has seen the answer. */
export type SentOrder = {
  /** Its Idempotency-Key. */
  key: string;
  /** Of everything that was sent with the key: what shows that the order is theirs. */
  emails: readonly string[];
  /** Who was signed in; empty for a guest. */
  owner: string;
  at: number;
};

/** That of this tab, which goes on with it though another tab has told of it. */
let ofThisTab: SentOrder | undefined;

/** All tabs know it, until somebody else sits here. */
export function readSent(): SentOrder | undefined {
  const sent = ofThisTab ?? stored();
  if (!sent || isForWhoeverIsHere(sent.owner)) return sent;
  forgetSent(sent);
  return undefined;
}

export function keepSent(sent: SentOrder) {
  ofThisTab = sent;
  keptHere.setItem(KEY, JSON.stringify(sent));
}

export function forgetSent({ key }: Pick<SentOrder, 'key'>) {
  if (ofThisTab?.key === key) ofThisTab = undefined;
  if (stored()?.key === key) keptHere.removeItem(KEY);
}

/** Nobody who comes next learns of it. */
export function dropSent() {
  ofThisTab = undefined;
  keptHere.removeItem(KEY);
}

function stored(): SentOrder | undefined {
  try {
    return (JSON.parse(keptHere.getItem(KEY) ?? 'null') as SentOrder | null) ?? undefined;
  } catch {
    return undefined;
  }
}
