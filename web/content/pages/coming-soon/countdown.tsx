import clsx from 'clsx';
import { DAY, HOUR, MINUTE, SECOND } from '../../../../functions/contracts/durations.ts';
import { comingSoon } from '../../../texts/coming-soon.ts';

const { units } = comingSoon;

/** Reserves its space, and fills in once the browser knows the time. */
export function Countdown({ left }: { left: number | undefined }) {
  const { days, hours, minutes, seconds } = partsOf(left ?? 0);
  return (
    <div
      role="timer"
      aria-label={comingSoon.left(days, hours)}
      className={clsx('mt-10 noscript:hidden', left === undefined && 'invisible')}
    >
      <p aria-hidden="true" className="flex flex-wrap gap-x-[clamp(1rem,5vw,3.5rem)] gap-y-4">
        <Figure value={days} unit={units.days} />
        <Figure value={hours} unit={units.hours} />
        <Figure value={minutes} unit={units.minutes} />
        <Figure value={seconds} unit={units.seconds} />
      </p>
    </div>
  );
}

function Figure({ value, unit }: { value: number; unit: string }) {
  return (
    <span className="min-w-[3.25rem]">
      <span className="block text-display font-semibold tabular-nums">{String(value).padStart(2, '0')}</span>
      <span className="mt-1 block text-small text-muted">{unit}</span>
    </span>
  );
}

function partsOf(left: number) {
  const all = Math.ceil(left / SECOND) * SECOND;
  return {
    days: Math.floor(all / DAY),
    hours: Math.floor((all % DAY) / HOUR),
    minutes: Math.floor((all % HOUR) / MINUTE),
    seconds: (all % MINUTE) / SECOND,
  };
}
