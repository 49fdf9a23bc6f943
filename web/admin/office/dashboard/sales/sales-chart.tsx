import clsx from 'clsx';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { dateWriter } from '../../../../ui/dates.ts';
import { formatCount, formatMoney } from '../../../format.ts';
import { type Day, type Series, ticksUpTo } from './sales-days.ts';

const writeDay = dateWriter({ day: 'numeric', month: 'short' });
const writeFullDay = dateWriter({ weekday: 'long', day: 'numeric', month: 'long' });
const HEIGHT = 100;
const GAP = 0.28;
/** The number of days between two labels below the chart. */
const NAMED_EVERY = 7;

/** One bar per day; pointer, finger or arrow keys read out one day at a time. */
export function SalesChart({ series }: { series: Series }) {
  const { days, denomination } = series;
  const last = days.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const ticks = ticksUpTo(Math.max(...days.map(({ revenue }) => revenue)));
  const top = ticks.at(-1) ?? 1;
  const describeDay = ({ day, revenue, orders }: Day) =>
    `${writeFullDay(day, navigator.language)}: ${formatMoney(revenue, denomination)}, ${formatCount(orders, 'order')}`;

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * days.length))));
  };
  const press = (event: KeyboardEvent) => {
    const at = chosen ?? last;
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, next)));
  };

  return (
    <figure className="grid grid-cols-[auto_1fr] gap-x-3" aria-label={`Revenue by day in ${denomination}`}>
      <div aria-hidden="true" className="relative h-52 text-fine lg:h-80 text-muted tabular-nums">
        {/* Holds the column as wide as its widest figure. */}
        <span className="invisible">{compact(Math.max(...ticks))}</span>
        {ticks.map(tick => (
          <span
            key={tick}
            className="absolute end-0 translate-y-1/2 leading-none"
            style={{ bottom: `${(tick / top) * HEIGHT}%` }}
          >
            {compact(tick)}
          </span>
        ))}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Day of sales in ${denomination}`}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(chosen ?? last) + 1}
        aria-valuetext={describeDay(days[chosen ?? last] as Day)}
        onKeyDown={press}
        onFocus={() => setChosen(at => at ?? last)}
        onBlur={() => setChosen(null)}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setChosen(null)}
        className="relative h-52 touch-pan-y rounded-control lg:h-80"
      >
        <svg
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="size-full overflow-visible"
        >
          {ticks.map(tick => (
            <line
              key={tick}
              x2={days.length}
              y1={HEIGHT - (tick / top) * HEIGHT}
              y2={HEIGHT - (tick / top) * HEIGHT}
              vectorEffect="non-scaling-stroke"
              className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
            />
          ))}
          {chosen !== null && <rect x={chosen} width={1} height={HEIGHT} className="fill-sunken" />}
          {days.map(({ day, revenue }, index) => (
            <rect
              key={day}
              x={index + GAP / 2}
              width={1 - GAP}
              y={HEIGHT - (revenue / top) * HEIGHT}
              height={(revenue / top) * HEIGHT}
              className={clsx(chosen === index ? 'fill-action-strong' : 'fill-action')}
            />
          ))}
        </svg>
        {chosen !== null && (
          <DayCard day={days[chosen] as Day} denomination={denomination} at={(chosen + 0.5) / days.length} />
        )}
      </div>
      <div aria-hidden="true" className="relative col-start-2 mt-2 h-5 text-fine text-muted">
        {days.map(({ day }, index) =>
          (last - index) % NAMED_EVERY === 0 ? (
            <span
              key={day}
              className={clsx(
                'absolute whitespace-nowrap',
                index === last ? 'end-0' : '-translate-x-1/2',
                index === last - NAMED_EVERY && 'max-sm:hidden',
              )}
              style={
                index === last
                  ? undefined
                  : { insetInlineStart: `${((index + 0.5) / days.length) * HEIGHT}%` }
              }
            >
              {writeDay(day, navigator.language)}
            </span>
          ) : null,
        )}
      </div>
    </figure>
  );
}

type DayCardProps = { day: Day; denomination: string; at: number };

function DayCard({ day: { day, revenue, orders }, denomination, at }: DayCardProps) {
  return (
    <div
      aria-hidden="true"
      style={{ insetInlineStart: `clamp(5rem, ${at * HEIGHT}%, calc(100% - 5rem))` }}
      className="pointer-events-none absolute top-0 w-40 -translate-x-1/2 rounded-control border border-line bg-surface
        px-3 py-2 text-fine shadow-float"
    >
      <p className="text-muted">{writeFullDay(day, navigator.language)}</p>
      <p className="text-small font-semibold tabular-nums">{formatMoney(revenue, denomination)}</p>
      <p className="text-muted tabular-nums">{formatCount(orders, 'order')}</p>
    </div>
  );
}

const compact = (number: number) =>
  new Intl.NumberFormat(navigator.language, { notation: 'compact', maximumFractionDigits: 1 }).format(number);
