import { ORDER_STATES } from '../../contracts/order-states.ts';
import { A_PART, type Check, PRICES, PRODUCTS } from './check.ts';

/** Not divisible by order key, so divided by state. */
const STATES = `(SELECT column1 AS at, column2 AS counted FROM (VALUES ${ORDER_STATES.map(
  (state, index) => `(${index + 1}, '${state}')`,
).join(', ')}))`;

/** Checks the counts maintained by triggers. */
export const COUNTED: Check[] = [
  {
    check: 'units-sold',
    holds: 'The sales count of every product matches its ledger',
    along: PRODUCTS,
    faults: within => `
      SELECT format('Product %d', product_code) AS what,
        format('%d sold, the ledger says %d', units_sold, sold) AS said
      FROM (
        SELECT products.product_code, units_sold, coalesce(-sum(change), 0) AS sold
        FROM products LEFT JOIN stock_moves
          ON stock_moves.product_code = products.product_code AND reason IN ('sold', 'returned')
        WHERE ${within('products.product_code')}
        GROUP BY products.product_code
      )
      WHERE units_sold <> sold`,
  },
  {
    check: 'has-stock',
    holds: 'Lists show exactly the products without stock as sold out',
    along: PRICES,
    faults: within => `
      SELECT format('Price of product %d in country %d', product_code, country_id) AS what,
        format('%d in stock, but lists take it for %s: save its stock again',
          stock_available, iif(has_stock, 'available', 'sold out')) AS said
      FROM product_prices
      WHERE ${within('product_code')} AND has_stock <> (stock_available > 0)`,
  },
  {
    check: 'leading-variants',
    holds: 'Lists show every family by its cheapest variant in stock',
    along: PRODUCTS,
    faults: within => `
      SELECT format('Product %d in country %d', one.product_code, price.country_id) AS what,
        iif(price.leading, 'Lists show it, but another variant comes first: save its price again',
          'Lists leave it out, but it comes first in its family: save its price again') AS said
      FROM products AS one JOIN product_prices AS price ON price.product_code = one.product_code
      WHERE ${within('one.product_code')} AND one.family_id IS NOT NULL AND price.display_at_website = 1
        AND price.leading = EXISTS (
          SELECT 1 FROM products AS other JOIN product_prices AS rival ON rival.product_code = other.product_code
            AND rival.country_id = price.country_id AND rival.display_at_website = 1
          WHERE other.family_id = one.family_id AND other.subcategory_id = one.subcategory_id
            AND (1 - rival.has_stock, rival.net_price, other.family_position, other.product_code)
              < (1 - price.has_stock, price.net_price, one.family_position, one.product_code))`,
  },
  {
    check: 'option-counts',
    holds: 'Filters by option count every family that has the value',
    along: { table: 'subcategories', key: 'subcategory_id', most: A_PART },
    faults: within => `
      SELECT format('%s in subcategory %d and country %d', choice, subcategory_id, country_id) AS what,
        format('%d families counted, there are %d', sum(kept), sum(there)) AS said
      FROM (
        SELECT subcategory_id, country_id, choice, families AS kept, 0 AS there
        FROM option_counts WHERE ${within('subcategory_id')}
        UNION ALL SELECT subcategory_id, country_id, choice, 0, count(DISTINCT family_id)
        FROM variant_options JOIN products USING (product_code, subcategory_id) JOIN product_prices USING (product_code)
        WHERE ${within('subcategory_id')} AND display_at_website = 1
        GROUP BY subcategory_id, country_id, choice
      )
      GROUP BY subcategory_id, country_id, choice HAVING sum(kept) <> sum(there)`,
  },
  {
    check: 'reduced-counts',
    holds: 'The number of reduced products in every subcategory and country is right',
    along: { table: 'subcategories', key: 'subcategory_id', most: A_PART },
    faults: within => `
      SELECT format('Subcategory %d in country %d', subcategory_id, country_id) AS what,
        format('%d reduced products counted, there are %d; in stock %d counted, there are %d', sum(kept), sum(there),
          sum(kept_in_stock), sum(there_in_stock)) AS said
      FROM (
        SELECT subcategory_id, country_id, reduced AS kept, 0 AS there, reduced_in_stock AS kept_in_stock,
          0 AS there_in_stock
        FROM price_counts WHERE ${within('subcategory_id')}
        UNION ALL SELECT subcategory_id, country_id, 0, 1, 0, stock_available > 0
        FROM products CROSS JOIN product_prices USING (product_code)
        WHERE ${within('subcategory_id')} AND display_at_website = 1 AND product_prices.leading = 1
          AND retail_price > net_price
      )
      GROUP BY subcategory_id, country_id
      HAVING sum(kept) <> sum(there) OR sum(kept_in_stock) <> sum(there_in_stock)`,
  },
  {
    check: 'order-counts',
    holds: 'The order counts by country and state are right',
    along: { table: STATES, key: 'at', most: 1 },
    faults: within => `
      SELECT format('Orders %s in %s', state, country_code) AS what,
        format('%d counted, there are %d', sum(kept), sum(made)) AS said
      FROM (
        SELECT state, country_code, orders AS kept, 0 AS made
        FROM ${STATES} CROSS JOIN order_counts ON state = counted WHERE ${within('at')}
        UNION ALL SELECT state, country_code, 0, 1
        FROM ${STATES} CROSS JOIN orders ON state = counted WHERE ${within('at')}
      )
      GROUP BY state, country_code HAVING sum(kept) <> sum(made)`,
  },
  {
    check: 'product-counts',
    holds: 'The product count of every subcategory is right',
    along: { table: 'subcategories', key: 'subcategory_id', most: A_PART },
    faults: within => `
      SELECT 'Subcategory ' || subcategory_name AS what,
        format('%d products counted, there are %d', product_count, there) AS said
      FROM (
        SELECT subcategory_name, product_count, (
          SELECT count(*) FROM products WHERE products.subcategory_id = subcategories.subcategory_id
        ) AS there FROM subcategories WHERE ${within('subcategory_id')}
      )
      WHERE product_count <> there`,
  },
];
