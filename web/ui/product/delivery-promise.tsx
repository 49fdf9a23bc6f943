import { useMemo, useSyncExternalStore } from 'react';
import {
  deliveryPromise,
  deliveryWithin,
  promiseEnds,
} from '../../../functions/contracts/delivery-promise.ts';
import type { DeliveryTime } from '../../../functions/contracts/delivery-time.ts';
import { isTimeZone } from '../../../functions/contracts/time-zones.ts';

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

/** Calculated once for as long as it holds: time zones are slow on a phone. */
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

/** Browsers may not know the shop's zone, or their own. */
function promisedNow(delivery: DeliveryTime): Promised {
  if (!isTimeZone(delivery.timeZone)) return { sentence: deliveryWithin(delivery) };
  const { timeZone: own } = new Intl.DateTimeFormat().resolvedOptions();
  const asked = { now: Date.now(), zone: isTimeZone(own) ? own : delivery.timeZone };
  return { sentence: deliveryPromise(delivery, asked), ends: promiseEnds(delivery, asked) };
}
