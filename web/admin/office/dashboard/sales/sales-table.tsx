import { formatDay, formatMoney } from '../../../format.ts';
import type { Series } from './sales-days.ts';

/** The chart's data for screen readers. */
export function SalesTable({ series: { days, denomination } }: { series: Series }) {
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
              <th scope="row">{formatDay(day)}</th>
              <td>{formatMoney(revenue, denomination)}</td>
              <td>{orders}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
