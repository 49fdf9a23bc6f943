import { MINUTE } from '../../../functions/contracts/durations.ts';
import { CliError, print } from '../../say.ts';
import { sayTable } from '../table.ts';
import { bulkMs, databasesFor, type Load, loadsOf, type Shop, shareOf, sizesOf, waitMs } from './model.ts';

/** The default figures of the model; each is a flag. */
export const SHOP_FLAGS = {
  products: '1000000',
  countries: '100',
  orders: '10000000',
  'orders-per-hour': '10000',
  'pages-per-order': '50',
  'misses-percent': '5',
};

type Flags = Record<keyof typeof SHOP_FLAGS, string>;

/** What breaks first with these figures, and how to go further. */
export function sayModel(flags: Flags) {
  const shop = shopFrom(flags);
  const sizes = sizesOf(shop);
  sayTable(
    ['on disk', 'GB', 'databases of 10 GB, at most 80 % full'],
    Object.entries(sizes).map(([what, bytes]) => [what, gigabytes(bytes), databasesFor(bytes)]),
  );
  const loads = loadsOf(shop);
  sayTable(
    ['limit', 'with these figures', 'of the limit', 'how to go further'],
    loads.map(load => [load.what, worded(load), percent(shareOf(load)), load.wayPast]),
  );
  const wait = waitMs(shop);
  print(
    Number.isFinite(wait)
      ? `\nAn order waits ${wait.toFixed(1)} ms for the writer on average`
      : '\nOrders arrive faster than the writer can take them',
  );
  print(`A job over all prices takes ${Math.round(bulkMs(shop) / MINUTE)} min, in steps`);
  const [first] = loads;
  if (first && shareOf(first) > 1) print(`What breaks first: ${first.what}. To go further: ${first.wayPast}`);
  else print(`Nothing breaks; closest to its limit: ${first?.what}`);
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
