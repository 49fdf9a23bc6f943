import { DAY } from '../../../../../functions/contracts/durations.ts';
import { type DaySales, SALES_DAYS } from '../../../../../functions/office/stats/contract.ts';

export type Day = { day: string; orders: number; revenue: number };
export type Series = { denomination: string; orders: number; revenue: number; days: Day[] };

/** The days up to today for each currency, including days without sales; the currency with the most orders first. */
export function seriesOf(sales: DaySales[], today: string): Series[] {
  const days = Array.from({ length: SALES_DAYS }, (_, index) =>
    new Date(Date.parse(today) - (SALES_DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  );
  const currencies = [...new Set(sales.map(({ denomination }) => denomination))];
  return currencies
    .map(denomination => {
      const own = sales.filter(sale => sale.denomination === denomination);
      const byDay = new Map(own.map(sale => [sale.day, sale]));
      return {
        denomination,
        orders: sumOf(own.map(({ orders }) => orders)),
        revenue: sumOf(own.map(({ revenue }) => revenue)),
        days: days.map(day => ({ ...{ orders: 0, revenue: 0 }, ...byDay.get(day), day })),
      };
    })
    .sort((one, other) => other.orders - one.orders || one.denomination.localeCompare(other.denomination));
}

const CENTS = 100;
const sumOf = (numbers: number[]) =>
  numbers.reduce((sum, number) => sum + Math.round(number * CENTS), 0) / CENTS;

/** Round numbers from zero to above the highest value, for the chart's grid lines. */
export function ticksUpTo(highest: number): number[] {
  const rough = Math.max(highest, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find(factor => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, index) => index * step);
}
