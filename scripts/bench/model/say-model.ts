import { CliError, say } from '../../say.ts';
import { sayTable } from '../table.ts';
import { bulkMs, databasesFor, type Load, loadsOf, type Shop, shareOf, sizesOf, waitMs } from './model.ts';

/** The shop that the model is asked about; every figure is a flag. */
export const SHOP_FLAGS = {
  products: '1000000',
  countries: '100',
  orders: '10000000',
  'orders-per-hour': '10000',
  'pages-per-order': '50',
  'misses-percent': '5',
};

type Flags = Record<keyof typeof SHOP_FLAGS, string>;

/** What breaks first at these figures, and the way past it. */
export function sayModel(flags: Flags) {
  const shop = shopFrom(flags);
  const sizes = sizesOf(shop);
  sayTable(
    ['on the disk', 'GB', 'databases of 10 GB, at most 80 % full'],
    Object.entries(sizes).map(([what, bytes]) => [what, gigabytes(bytes), databasesFor(bytes)]),
  );
  const loads = loadsOf(shop);
  sayTable(
    ['limit', 'at these figures', 'of the limit', 'the way past it'],
    loads.map(load => [load.what, worded(load), percent(shareOf(load)), load.wayPast]),
  );
  const wait = waitMs(shop);
  say(
    Number.isFinite(wait)
      ? `\nAn order waits ${wait.toFixed(1)} ms for the writer on average`
      : '\nOrders come faster than the writer takes them',
  );
  say(`Work on every price takes ${Math.round(bulkMs(shop) / 60_000)} min, in steps`);
  const [first] = loads;
  if (first && shareOf(first) > 1) say(`What breaks first: ${first.what}. Past it: ${first.wayPast}`);
  else say(`Nothing breaks; nearest to its limit: ${first?.what}`);
}

function shopFrom(flags: Flags): Shop {
  const number = (name: keyof Flags) => {
    const value = Number(flags[name]);
    if (flags[name].trim() !== '' && value >= 0 && Number.isFinite(value)) return value;
    throw new CliError(`--${name} must be a number, not ${flags[name]}`);
  };
  return {
    products: number('products'),
    countries: number('countries'),
    orders: number('orders'),
    ordersPerHour: number('orders-per-hour'),
    pagesPerOrder: number('pages-per-order'),
    missesPercent: number('misses-percent'),
  };
}

const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);
const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;

function worded({ value, limit, unit }: Load): string {
  if (unit === 'bytes') return `${gigabytes(value)} of ${gigabytes(limit)} GB`;
  if (unit === 'ms') return `${(value / 1000).toFixed(1)} of ${limit / 1000} s`;
  return `${Math.round(value).toLocaleString('en')} of ${limit.toLocaleString('en')} ${unit}`;
}
