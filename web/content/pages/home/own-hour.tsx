import { useSyncExternalStore } from 'react';
import { arrivalOf } from '../../../../functions/contracts/delivery-promise.ts';
import type { DeliveryTime } from '../../../../functions/contracts/delivery-time.ts';
import { MINUTE } from '../../../../functions/contracts/durations.ts';
import { homeSections } from '../../../texts/home-sections.ts';
import { DeliveryPromise } from '../../../ui/product/delivery-promise.tsx';
import { shopClockAt } from '../../../ui/product/shop-clock.ts';
import type { HomeData } from './home-data.ts';

/** The mark, with the sun at the visitor's own hour, and what an order placed now leads to. */
export function OwnHour({ delivery }: Pick<HomeData, 'delivery'>) {
  const minute = useSyncExternalStore(onMinute, thisMinute, () => undefined);
  if (!delivery) return null;
  const deadline = minute === undefined ? undefined : deadlineOf(delivery, minute * MINUTE);
  return (
    <div className="border-b border-line">
      <div className="mx-auto flex max-w-page items-center gap-5 px-gutter py-6">
        <Day hour={minute === undefined ? undefined : hourOf(minute * MINUTE)} deadline={deadline} />
        <div className="min-w-0">
          <p className="min-h-6 text-small text-muted tabular-nums">
            {minute !== undefined && homeSections.ownHour(timeOf(minute * MINUTE))}
          </p>
          {/* Three lines on phones. */}
          <DeliveryPromise delivery={delivery} className="min-h-18 font-semibold sm:min-h-0 sm:text-title" />
        </div>
      </div>
    </div>
  );
}

type DayProps = { hour: number | undefined; deadline: number | undefined };

/** Until hydration the sun is where the mark has it, since the rendered page is the same for all. */
const HOUR_OF_THE_MARK = 7.5;

/** From midnight at the upper end of the arc to midnight at the lower one. */
function Day({ hour = HOUR_OF_THE_MARK, deadline }: DayProps) {
  return (
    <svg
      viewBox="1.5 1.5 29 29"
      fill="none"
      strokeWidth="0.75"
      aria-hidden="true"
      className="size-20 shrink-0"
    >
      <circle cx="16" cy="16" r="14" stroke="currentColor" className="text-edge" />
      <g transform="rotate(23.4 16 16)">
        <path d="M16 2a5 14 0 0 1 0 28" stroke="currentColor" className="text-action" />
        {deadline !== undefined && (
          <path d="M-1.5 0h3" stroke="currentColor" className="text-action" style={onArc(deadline)} />
        )}
        <circle r="2.25" className="fill-notice transition-all duration-1000" style={onArc(hour)} />
      </g>
    </svg>
  );
}

function onArc(hour: number) {
  const angle = (hour / 24) * Math.PI;
  return { transform: `translate(${16 + 5 * Math.sin(angle)}px, ${16 - 14 * Math.cos(angle)}px)` };
}

const hourOf = (moment: number) => new Date(moment).getHours() + new Date(moment).getMinutes() / 60;
const timeOf = (moment: number) =>
  [new Date(moment).getHours(), new Date(moment).getMinutes()]
    .map(part => String(part).padStart(2, '0'))
    .join(':');

/** Until when orders are still sent today, on the visitor's clock. */
function deadlineOf(delivery: DeliveryTime, now: number): number | undefined {
  const shop = shopClockAt(now, delivery);
  if (!shop) return undefined;
  const { isSentToday, deadline } = arrivalOf(delivery, { now, shop });
  return isSentToday && deadline !== undefined ? hourOf(deadline) : undefined;
}

const thisMinute = () => Math.floor(Date.now() / MINUTE);

/** Timers stand still while a device sleeps, so returning to the tab counts too. */
function onMinute(notify: () => void) {
  const timer = setInterval(notify, MINUTE / 12);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}
