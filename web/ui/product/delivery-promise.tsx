import { useCallback, useSyncExternalStore } from 'react';
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
  const watch = useCallback((notify: () => void) => watchPromise(delivery, notify), [delivery]);
  const sentence = useSyncExternalStore(
    watch,
    () => sentenceNow(delivery),
    () => deliveryWithin(delivery),
  );
  return <p className={className}>{sentence}</p>;
}

/** Browsers may not know the shop's zone, or their own. */
const asked = ({ timeZone }: DeliveryTime) => {
  const { timeZone: own } = new Intl.DateTimeFormat().resolvedOptions();
  return { now: Date.now(), zone: isTimeZone(own) ? own : timeZone };
};

const sentenceNow = (delivery: DeliveryTime) =>
  isTimeZone(delivery.timeZone) ? deliveryPromise(delivery, asked(delivery)) : deliveryWithin(delivery);

/** Timers stand still while a device sleeps, so returning to the tab counts too. */
function watchPromise(delivery: DeliveryTime, notify: () => void) {
  if (!isTimeZone(delivery.timeZone)) return () => {};
  let timer = 0;
  const wait = () => {
    const now = asked(delivery);
    timer = window.setTimeout(renew, promiseEnds(delivery, now) - now.now);
  };
  const renew = () => {
    window.clearTimeout(timer);
    notify();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', renew);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', renew);
  };
}
