import { useMemo, useSyncExternalStore } from 'react';
import { ownClock } from '../../../functions/contracts/clock.ts';
import {
  deliveryPromise,
  deliveryWithin,
  promiseEnds,
} from '../../../functions/contracts/delivery-promise.ts';
import type { DeliveryTime } from '../../../functions/contracts/delivery-time.ts';
import { shopClockAt } from './shop-clock.ts';

type DeliveryPromiseProps = { delivery: DeliveryTime; className: string };

/**
 * When an order placed now arrives. Rendered HTML may be cached, so until hydration it says only how long delivery
 * takes. `className` reserves room for the longer sentence, so that nothing moves.
 */
export function DeliveryPromise({ delivery, className }: DeliveryPromiseProps) {
  const { watch, read } = useMemo(() => currentPromise(delivery), [delivery]);
  const sentence = useSyncExternalStore(watch, read, () => deliveryWithin(delivery));
  return <p className={className}>{sentence}</p>;
}

type Promised = {
  sentence: string;
  /** When it next changes. */
  ends?: number;
};

/** Calculated once for as long as it holds. */
function currentPromise(delivery: DeliveryTime) {
  let promised: Promised | undefined;

  function current(): Promised {
    promised ??= promisedNow(delivery);
    return promised;
  }
  function watch(notify: () => void) {
    let timer = 0;
    function wait() {
      const { ends } = current();
      if (ends !== undefined) timer = window.setTimeout(renew, ends - Date.now());
    }
    function renew() {
      window.clearTimeout(timer);
      promised = undefined;
      notify();
      wait();
    }
    wait();
    // Timers stand still while a device sleeps.
    document.addEventListener('visibilitychange', renew);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }
  return { watch, read: () => current().sentence };
}

function promisedNow(delivery: DeliveryTime): Promised {
  const now = Date.now();
  const shop = shopClockAt(now, delivery);
  if (!shop) return { sentence: deliveryWithin(delivery) };
  const asked = { now, shop, reader: ownClock };
  return { sentence: deliveryPromise(delivery, asked), ends: promiseEnds(delivery, asked) };
}
