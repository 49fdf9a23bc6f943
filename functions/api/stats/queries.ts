import { count } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { orders } from '../../../db/schema/orders.ts';
import { products } from '../../../db/schema/products.ts';
import { users } from '../../../db/schema/users.ts';
import type { Stats } from '../../contracts/stats.ts';

export async function countEverything(database: Database): Promise<Stats> {
  const [[productCount], [categoryCount], [orderCount], [userCount]] = await database.batch([
    database.select({ total: count() }).from(products),
    database.select({ total: count() }).from(categories),
    database.select({ total: count() }).from(orders),
    database.select({ total: count() }).from(users),
  ]);
  return {
    products: productCount?.total ?? 0,
    categories: categoryCount?.total ?? 0,
    orders: orderCount?.total ?? 0,
    users: userCount?.total ?? 0,
  };
}
