import { sql } from 'drizzle-orm';
import { QUARTER_HOUR_MS } from '../../../db/schema/sales-by-quarter-hour.ts';
import { build } from '../../../db/sql/build.ts';
import { daysAfter, startOfDay } from '../../contracts/clock.ts';
import { clockIn } from '../../contracts/time-zones.ts';
import { SALES_DAYS } from './contract.ts';

/** Statement: sales per day in a zone up to this one, without empty days. */
export function salesUpTo(today: string, zone: string) {
  const days = Array.from({ length: SALES_DAYS + 1 }, (_, index) => daysAfter(today, index - SALES_DAYS + 1));
  const starts = days.map(day => startOfDay(day, clockIn(zone)) / QUARTER_HOUR_MS);
  const spans = days
    .slice(0, SALES_DAYS)
    .map((day, index) => ({ day, start: starts[index], end: starts[index + 1] }));
  return build
    .select({
      day: sql<string>`span.value ->> 'day'`.as('day'),
      denomination: sql<string>`denomination`.as('denomination'),
      orders: sql<number>`sum(orders)`.as('orders'),
      revenue: sql<number>`sum(revenue)`.as('revenue'),
    })
    .from(sql`json_each(${JSON.stringify(spans)}) AS span CROSS JOIN sales_by_quarter_hour
      ON quarter_hour >= span.value ->> 'start' AND quarter_hour < span.value ->> 'end'`)
    .groupBy(sql`1, 2`)
    .having(sql`sum(orders) > 0`)
    .orderBy(sql`1, 2`);
}
