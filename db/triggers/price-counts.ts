import { AFTER, anyDiffers, type OldOrNew, type Trigger, trigger } from './trigger.ts';

const isInStock = (price: string) => `${price}.stock_available > 0`;

const isReduced = (price: string) =>
  `${price}.display_at_website AND ${price}.leading AND ${price}.retail_price > ${price}.net_price`;

/** What a price adds to `price_counts` for its subcategory and country. */
const weightOf = (price: string) => ({
  sold: `${price}.display_at_website`,
  in_stock: `(${price}.display_at_website AND ${isInStock(price)})`,
  priced: '1',
  stocked: `(${isInStock(price)})`,
  reduced: `(${isReduced(price)})`,
  reduced_in_stock: `(${isReduced(price)} AND ${isInStock(price)})`,
});

const COUNTS = Object.keys(weightOf('price'));

/** `sold = sold - old.display_at_website, …` */
const less = (price: string) =>
  Object.entries(weightOf(price))
    .map(([count, weight]) => `${count} = ${count} - ${weight}`)
    .join(', ');

const add = (price: string, subcategory: string, from: string) => `
  INSERT INTO price_counts (subcategory_id, country_id, ${COUNTS.join(', ')})
  SELECT ${subcategory}, ${price}.country_id, ${Object.values(weightOf(price)).join(', ')}
  FROM ${from}
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET ${COUNTS.map(count => `${count} = ${count} + excluded.${count}`).join(', ')}`;

/** How many of the variants sold, and of those in stock, another one of their family stands for in lists. */
const behind = (entry: string) => ({
  sold_behind: `${entry}.sold - 1`,
  in_stock_behind: `max(${entry}.in_stock - 1, 0)`,
});

const BEHIND = Object.keys(behind('entry'));
const zeros = (counts: string[]) => counts.map(() => '0').join(', ');

const countBehind = (change: '+' | '-', entry: OldOrNew) => `
  INSERT INTO price_counts (subcategory_id, country_id, ${[...COUNTS, ...BEHIND].join(', ')})
  VALUES (${entry}.subcategory_id, ${entry}.country_id, ${zeros(COUNTS)}, ${Object.values(behind(entry)).join(', ')})
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET ${Object.entries(behind(entry))
    .map(([count, weight]) => `${count} = ${count} ${change} (${weight})`)
    .join(', ')}`;

/** Counts all existing prices, and the variants behind others, into an empty table. */
export const PRICES_COUNTED = {
  table: 'price_counts',
  fill: `INSERT INTO price_counts (subcategory_id, country_id, ${[...COUNTS, ...BEHIND].join(', ')})
    SELECT subcategory_id, country_id, ${[...COUNTS, ...BEHIND].map(count => `sum(${count})`).join(', ')}
    FROM (
      SELECT subcategory_id, country_id, ${Object.entries(weightOf('price'))
        .map(([count, weight]) => `${weight} AS ${count}`)
        .join(', ')}, ${BEHIND.map(count => `0 AS ${count}`).join(', ')}
      FROM product_prices AS price JOIN products USING (product_code)
      UNION ALL
      SELECT subcategory_id, country_id, ${zeros(COUNTS)}, ${Object.values(behind('entry')).join(', ')}
      FROM leading_variants AS entry
    ) GROUP BY subcategory_id, country_id`,
};

const ofItsProduct = (price: 'old' | 'new') =>
  `country_id = ${price}.country_id
    AND subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = ${price}.product_code)`;

/** What the counts are made of. */
const COUNTED = ['display_at_website', 'stock_available', 'leading', 'net_price', 'retail_price'];

const [before, after] = [weightOf('old'), weightOf('new')];

export const PRICE_COUNTS: Trigger[] = [
  trigger({
    name: 'price_counts_insert',
    on: AFTER.insert('product_prices'),
    run: [add('new', 'subcategory_id', 'products WHERE product_code = new.product_code')],
  }),
  trigger({
    name: 'price_counts_update',
    on: AFTER.update('product_prices', COUNTED),
    when: `new.display_at_website <> old.display_at_website OR ${after.stocked} <> ${before.stocked}
  OR ${after.reduced} <> ${before.reduced}`,
    run: [
      `UPDATE price_counts SET
        sold = sold + ${after.sold} - ${before.sold},
        in_stock = in_stock + ${after.in_stock} - ${before.in_stock},
        stocked = stocked + ${after.stocked} - ${before.stocked},
        reduced = reduced + ${after.reduced} - ${before.reduced},
        reduced_in_stock = reduced_in_stock + ${after.reduced_in_stock} - ${before.reduced_in_stock}
      WHERE ${ofItsProduct('new')}`,
    ],
  }),
  trigger({
    name: 'price_counts_delete',
    on: AFTER.delete('product_prices'),
    run: [`UPDATE price_counts SET ${less('old')} WHERE ${ofItsProduct('old')}`],
  }),
  // Before, so that its prices still lead where they did when they were counted.
  trigger({
    name: 'counts_of_a_moved_product',
    on: 'BEFORE UPDATE OF subcategory_id ON products',
    when: anyDiffers(['subcategory_id']),
    run: [
      'UPDATE subcategories SET product_count = product_count - 1 WHERE subcategory_id = old.subcategory_id',
      'UPDATE subcategories SET product_count = product_count + 1 WHERE subcategory_id = new.subcategory_id',
      `UPDATE price_counts SET ${less('moved')}
      FROM product_prices AS moved
      WHERE moved.product_code = new.product_code
        AND price_counts.subcategory_id = old.subcategory_id AND price_counts.country_id = moved.country_id`,
      add(
        'moved',
        'new.subcategory_id',
        'product_prices AS moved WHERE moved.product_code = new.product_code',
      ),
    ],
  }),
  trigger({
    name: 'behind_insert',
    on: AFTER.insert('leading_variants'),
    run: [countBehind('+', 'new')],
  }),
  trigger({
    name: 'behind_update',
    on: AFTER.update('leading_variants', ['sold', 'in_stock']),
    when: anyDiffers(['sold', 'in_stock']),
    run: [countBehind('-', 'old'), countBehind('+', 'new')],
  }),
  trigger({
    name: 'behind_delete',
    on: AFTER.delete('leading_variants'),
    run: [countBehind('-', 'old')],
  }),
];
