import { count, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { accountCounts } from '../../../db/schema/account-counts.ts';
import { categories } from '../../../db/schema/categories.ts';
import { orderCounts } from '../../../db/schema/order-counts.ts';
import { orders } from '../../../db/schema/orders.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { build } from '../../../db/sql/build.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import { dayAt } from '../../contracts/clock.ts';
import { clockIn } from '../../contracts/time-zones.ts';
import { idsByDate } from '../../ordering/orders/by-date.ts';
import { readInShopZone } from '../../settings/time-zone.ts';
import type { Stats } from './contract.ts';
import { anyOf, lowStock, unpictured, unpriced } from './gaps.ts';
import { salesUpTo } from './sales.ts';

const LATEST = 5;

/** Everything that the dashboard shows, in one round trip. */
export const readStats = (database: Database) => readInShopZone(database, statsIn);

async function statsIn(database: Database, zone: string): Promise<Stats> {
  const today = dayAt(Date.now(), clockIn(zone));
  const [[counts], sold, latest, low, missing, plain, [steps]] = await database.readBatch([
    selectCounts(),
    salesUpTo(today, zone),
    selectLatest(),
    lowStock(),
    unpriced(),
    unpictured(),
    anyOf(),
  ]);
  return {
    products: Number(counts?.products ?? 0),
    categories: Number(counts?.categories ?? 0),
    orders: Number(counts?.orders ?? 0),
    users: Number(counts?.users ?? 0),
    today,
    sales: sold.map(({ revenue, ...row }) => ({ ...row, revenue: fromHundredths(revenue) })),
    latestOrders: latest.map(({ billing, createdAt, total, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      customer: `${billing.firstName} ${billing.lastName}`,
      total: fromHundredths(total),
    })),
    lowStock: counted(low),
    unpriced: counted(
      missing.map(({ first, ...row }) => ({
        ...row,
        first: JSON.parse(first) as Stats['unpictured']['first'],
      })),
    ),
    unpictured: counted(plain),
    steps: {
      category: Boolean(steps?.category),
      subcategory: Boolean(steps?.subcategory),
      country: Boolean(steps?.country),
      product: Boolean(steps?.product),
      price: Boolean(steps?.price),
      sliderImage: Boolean(steps?.sliderImage),
    },
  };
}

/** Only small sets are counted here: categories and unread items. */
function selectCounts() {
  const { accounts } = accountCounts;
  return build
    .select({
      products: sum(subcategories.productCount).as('products'),
      categories: sql<number>`(${build.select({ total: count() }).from(categories)})`.as('categories'),
      orders: sql<number>`(${build.select({ total: sum(orderCounts.orders) }).from(orderCounts)})`.as(
        'orders',
      ),
      users: sql<number>`(${build.select({ total: sum(accounts) }).from(accountCounts)})`.as('users'),
    })
    .from(subcategories);
}

function selectLatest() {
  const { orderNumber, createdAt, billing, countryName, state, total, denomination } = orders;
  return build
    .select({ orderNumber, createdAt, billing, countryName, state, total, denomination })
    .from(orders)
    .where(sql`${orders.orderId} IN (${idsByDate({ limit: LATEST })})`)
    .orderBy(sql`${createdAt} DESC, ${orders.orderId} DESC`);
}

/** Each row of a section carries the total. */
function counted<Row extends { total: number }>(rows: Row[]) {
  return { total: rows[0]?.total ?? 0, first: rows.map(({ total: _, ...row }) => row) };
}
