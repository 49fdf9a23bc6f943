import { QUARTER_HOUR_MS } from '../schema/sales-by-quarter-hour.ts';
import { AFTER, anyDiffers, type OldOrNew, type Trigger, trigger } from './trigger.ts';

type Tally = {
  name: string;
  /** The table whose rows are counted, and the table with one row per group. */
  of: string;
  into: string;
  /** Group and sum expressions: SQL over `row`, by column of the counting table. */
  by: Record<string, string>;
  sums: Record<string, string>;
  /** Which rows count; all by default. */
  only?: string;
  /** The columns that `by`, `sums` and `only` depend on; those of `by` by default. */
  from?: string[];
};

const over = (row: OldOrNew, expression: string) => expression.replaceAll('row.', `${row}.`);
const columns = (...names: string[]) => Object.fromEntries(names.map(name => [name, `row.${name}`]));

/** Maintains row counts per group on insert, update and delete, so that lists don't have to count. */
function tally({ name, of, into, by, sums, only = 'true', from = Object.keys(by) }: Tally): Trigger[] {
  const keys = Object.keys(by).join(', ');
  const values = Object.values({ ...by, ...sums }).map(value => over('new', value));
  const set = (change: (sum: string, value: string) => string) =>
    Object.entries(sums)
      .map(([sum, value]) => `${sum} = ${sum} ${change(sum, value)}`)
      .join(', ');
  const add = `
    INSERT INTO ${into} (${keys}, ${Object.keys(sums).join(', ')})
    SELECT ${values.join(', ')} WHERE ${over('new', only)}
    ON CONFLICT (${keys}) DO UPDATE SET ${set(sum => `+ excluded.${sum}`)}`;
  const isOfItsKind = Object.entries(by).map(([key, value]) => `${key} = ${over('old', value)}`);
  const subtract = `
    UPDATE ${into} SET ${set((_, value) => `- ${over('old', value)}`)}
    WHERE ${over('old', only)} AND ${isOfItsKind.join(' AND ')}`;
  const changed = { on: AFTER.update(of, from), when: anyDiffers(from) };
  return [
    trigger({ name: `${name}_insert`, on: AFTER.insert(of), run: [add] }),
    trigger({ name: `${name}_update`, ...changed, run: [subtract, add] }),
    trigger({ name: `${name}_delete`, on: AFTER.delete(of), run: [subtract] }),
  ];
}

type Counter = { name: string; of: string; in: string; column: string; key: string; only?: string };

/** Counts the rows that refer to a row in a column of that row. */
function count({ name, of, in: table, column, key, only }: Counter): Trigger[] {
  const by = (row: OldOrNew, change: string) => ({
    when: only && over(row, only),
    run: [`UPDATE ${table} SET ${column} = ${column} ${change} WHERE ${key} = ${row}.${key}`],
  });
  return [
    trigger({ name: `${name}_insert`, on: AFTER.insert(of), ...by('new', '+ 1') }),
    trigger({ name: `${name}_delete`, on: AFTER.delete(of), ...by('old', '- 1') }),
  ];
}

/** Counts all existing rows into an empty table. */
const recount = ({ of, into, by, sums, only = 'true' }: Tally) => {
  const keys = Object.keys(by).join(', ');
  const values = [...Object.values(by), ...Object.values(sums).map(value => `sum(${value})`)];
  const places = Object.keys(by).map((_, index) => index + 1);
  return {
    table: into,
    fill: `INSERT INTO ${into} (${keys}, ${Object.keys(sums).join(', ')})
      SELECT ${values.map(value => over('new', value)).join(', ')} FROM ${of} AS new
      WHERE ${over('new', only)} GROUP BY ${places.join(', ')}
      ON CONFLICT (${keys}) DO UPDATE SET ${Object.keys(sums)
        .map(sum => `${sum} = ${sum} + excluded.${sum}`)
        .join(', ')}`,
  };
};

const IS_APPROVED = "row.state = 'approved'";

const TALLIES: Tally[] = [
  {
    name: 'account_tally',
    of: 'users',
    into: 'account_counts',
    by: columns('role', 'enabled', 'pending'),
    sums: { accounts: '1' },
  },
  {
    name: 'order_tally',
    of: 'orders',
    into: 'order_counts',
    by: columns('state', 'country_code'),
    sums: { orders: '1' },
  },
  {
    name: 'sales_tally',
    of: 'orders',
    into: 'sales_by_quarter_hour',
    by: { quarter_hour: `row.created_at / ${QUARTER_HOUR_MS}`, ...columns('denomination') },
    sums: { orders: '1', revenue: 'row.total' },
    only: "row.state NOT IN ('cancelled', 'refunded')",
    from: ['state', 'total', 'denomination', 'created_at'],
  },
  {
    name: 'review_tally',
    of: 'reviews',
    into: 'review_counts',
    by: columns('product_code', 'stars'),
    sums: { reviews: '1' },
    only: IS_APPROVED,
    from: ['state', 'stars', 'product_code'],
  },
];

export const COUNTED_TABLES = TALLIES.map(recount);

const isBehind = (row: OldOrNew) => `${row}.leading < 2`;

const countBehind = (row: OldOrNew, change: string) => `
  UPDATE subcategories SET products_behind = products_behind ${change}
  WHERE subcategory_id = ${row}.subcategory_id AND ${isBehind(row)}`;

/** The products that lists show only as a variant of another one. */
const VARIANTS_BEHIND: Trigger[] = [
  trigger({ name: 'products_behind_insert', on: AFTER.insert('products'), run: [countBehind('new', '+ 1')] }),
  trigger({
    name: 'products_behind_update',
    on: AFTER.update('products', ['leading', 'subcategory_id']),
    when: `(${isBehind('new')}) <> (${isBehind('old')}) OR new.subcategory_id <> old.subcategory_id`,
    run: [countBehind('old', '- 1'), countBehind('new', '+ 1')],
  }),
  trigger({ name: 'products_behind_delete', on: AFTER.delete('products'), run: [countBehind('old', '- 1')] }),
];

export const COUNTS: Trigger[] = [
  ...TALLIES.flatMap(tally),
  ...count({
    name: 'product_count',
    of: 'products',
    in: 'subcategories',
    column: 'product_count',
    key: 'subcategory_id',
  }),
  ...VARIANTS_BEHIND,
  ...count({ name: 'coupon_tally', of: 'coupon_uses', in: 'coupons', column: 'uses', key: 'coupon_id' }),
  ...count({
    name: 'comment_tally',
    of: 'comments',
    in: 'posts',
    column: 'approved_comments',
    key: 'slug',
    only: IS_APPROVED,
  }),
  // Not the slug: if a post gets a new one, its comments move along.
  trigger({
    name: 'comment_tally_update',
    on: AFTER.update('comments', ['state']),
    when: "(new.state = 'approved') <> (old.state = 'approved')",
    run: [
      `UPDATE posts SET approved_comments = approved_comments + iif(new.state = 'approved', 1, -1)
      WHERE slug = new.slug`,
    ],
  }),
  trigger({
    name: 'units_sold_insert',
    on: AFTER.insert('order_lines'),
    run: ['UPDATE products SET units_sold = units_sold + new.quantity WHERE product_code = new.product_code'],
  }),
  // Orders of a deleted product may be cancelled until it is restored.
  trigger({
    name: 'units_sold_of_a_restored_product',
    on: AFTER.insert('products'),
    when: `EXISTS (SELECT 1 FROM stock_moves WHERE product_code = new.product_code AND reason = 'sold')`,
    run: [
      `UPDATE products SET units_sold = (
        SELECT -sum(change) FROM stock_moves
        WHERE product_code = new.product_code AND reason IN ('sold', 'returned')
      ) WHERE product_code = new.product_code`,
    ],
  }),
];
