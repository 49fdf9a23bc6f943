import { useState } from 'react';
import type { Stats } from '../../../../../functions/office/stats/contract.ts';
import { formatCount, formatMoney } from '../../../format.ts';
import { Nothing, Section } from '../../../page/card-section.tsx';
import { SalesChart } from './sales-chart.tsx';
import { type Series, seriesOf } from './sales-days.ts';
import { SalesTable } from './sales-table.tsx';

/** Revenue of the last 30 days, one currency at a time. */
export function Sales({ stats: { sales, today } }: { stats: Stats }) {
  const all = seriesOf(sales, today);
  const [wanted, setWanted] = useState('');
  const shown = all.find(({ denomination }) => denomination === wanted) ?? all[0];
  return (
    <Section title="Revenue of the last 30 days">
      {shown ? (
        <div className="grid gap-x-8 gap-y-5 p-5 lg:grid-cols-[1fr_15rem]">
          <div className="min-w-0">
            <SalesChart key={shown.denomination} series={shown} />
            <SalesTable series={shown} />
          </div>
          <Currencies {...{ all, shown }} onChange={setWanted} />
          <p className="text-fine text-muted lg:col-span-2">
            Days in shop time. Cancelled and refunded orders are excluded.
          </p>
        </div>
      ) : (
        <Nothing>No sales in the last 30 days.</Nothing>
      )}
    </Section>
  );
}

type CurrenciesProps = { all: Series[]; shown: Series; onChange: (denomination: string) => void };

function Currencies({ all, shown, onChange }: CurrenciesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Currency of the chart</legend>
      <div className="grid max-h-96 grid-cols-2 gap-1 overflow-y-auto p-1 lg:grid-cols-1">
        {all.map(({ denomination, revenue, orders }) => (
          <label
            key={denomination}
            className="relative grid cursor-pointer rounded-control px-3 py-2 text-small transition-colors hover:bg-sunken
              has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="currency"
              value={denomination}
              checked={denomination === shown.denomination}
              onChange={() => onChange(denomination)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="items-baseline justify-between gap-x-3 lg:flex lg:flex-wrap">
              <span className="block text-muted">{denomination}</span>
              <bdi className="font-semibold tabular-nums">{formatMoney(revenue, denomination)}</bdi>
            </span>
            <span className="text-fine lg:text-end text-muted tabular-nums">
              {formatCount(orders, 'order')}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
