import { useEffect, useState } from 'react';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { rememberEmail } from '../../api/order-email.ts';
import { askAboutSent, forgetSentOrder, readSentOrder, type SentOrder } from './sent-order.ts';

const AGAIN_AFTER_MS = 10_000;

type SentOrderState = { at: 'asking' | 'unknown' | 'none' } | { at: 'placed'; sent: SentOrder; order: Order };

/** Checks on an order without a response until it is known whether it was placed. */
export function useSentOrder() {
  const [known, setKnown] = useState<SentOrderState>({ at: 'none' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try checks again
  useEffect(() => {
    if (!readSentOrder()) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const asked = await askAboutSent();
      if (isLeft) return;
      if (!asked?.order) {
        const isOpen = readSentOrder() !== undefined;
        setKnown({ at: isOpen ? 'asking' : 'none' });
        if (isOpen) timer = setTimeout(again, AGAIN_AFTER_MS);
        return;
      }
      const { sent, order } = asked;
      rememberEmail(order.orderNumber, order.billing.email);
      setKnown({ at: 'placed', sent, order });
    };
    const again = () => void ask().catch(() => !isLeft && setKnown({ at: 'unknown' }));
    setKnown({ at: 'asking' });
    again();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [tries]);

  // If the shopper leaves before reading it, the next page shows it.
  useEffect(() => {
    if (known.at === 'placed') forgetSentOrder(known.sent);
  }, [known]);

  return { known, askAgain: () => setTries(tries + 1) };
}
