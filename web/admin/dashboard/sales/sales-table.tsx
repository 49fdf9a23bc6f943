import { formatDate } from '../../../ui/dates.ts';
import { formatMoney } from '../../../ui/money.ts';
import type { Series } from './sales-days.ts';

/** The same as the chart, for who listens. */
export function SalesTable({ series: { days, denomination } }: { series: Series }) {
  const locale = navigator.language;
  return (
    <div className="sr-only">
      <table>
        <caption>Sales by day in {denomination}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Revenue</th>
            <th scope="col">Orders</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, revenue, orders }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day, locale)}</th>
              <td>{formatMoney(revenue, denomination, locale)}</td>
              <td>{orders}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
