import { FEW_LEFT } from '../../functions/contracts/stock-levels.ts';
import { RECORDS } from '../../functions/office/history/records.ts';
import { type AnyRecord, fieldsOf } from '../../functions/records/record.ts';
import { sharingWith } from './ratings.ts';
import { AFTER, anyDiffers, type OldOrNew, type Trigger, trigger } from './trigger.ts';

type Shown = { table: string; columns: string[] };

/** Records that visitors see with every column. */
const WHOLLY_SHOWN = RECORDS.flatMap((one: AnyRecord) => {
  const { table, shown } = one;
  if (!shown || shown === 'in part') return [];
  return [{ table, shown, columns: [...fieldsOf(one).map(({ column }) => column), 'version'] }];
});

const shownOf = (table: string, columns: string): Shown => ({ table, columns: columns.trim().split(/\s+/) });

const PRODUCTS = shownOf(
  'products',
  `product_code subcategory_id product_name product_description picture_id picture_alt product_overview_doc sku barcode
  family_id options family_position created_at rating review_count version`,
);
const PRICES = shownOf(
  'product_prices',
  'product_code country_id net_price retail_price pv pq display_at_website created_at',
);
const SETTINGS = shownOf(
  'settings',
  `id shop_name blurb address email orders_email phone orders_phone social opening_day bank_account
  checkout_notice time_zone security_contact brand return_days return_postage version`,
);
const PAGES = shownOf('page_contents', 'page_id page content version');
const REVIEWS = shownOf('reviews', 'review_id product_code stars title review name bought created_at');

/**
 * The columns that responses to visitors depend on: displayed, filtered by or, like `version`, part of the ETag. Only
 * an UPDATE of one of them invalidates cached responses. Units sold and stock are not included: sales happen all the
 * time, and the displayed stock changes only with the last few pieces.
 */
export const SHOWN_COLUMNS = Object.fromEntries(
  [...WHOLLY_SHOWN, PRODUCTS, PRICES, SETTINGS, PAGES, REVIEWS].map(({ table, columns }) => [table, columns]),
);

type Change = (row: OldOrNew) => string;

const changeOf =
  (what: string): Change =>
  () =>
    `INSERT INTO catalogue_changes (what) VALUES ('${what}')`;
const SHOP = changeOf('shop');

const PRODUCT: Change = row => `
  INSERT INTO catalogue_changes (what, product_code, subcategory_id)
  VALUES ('product', ${row}.product_code, ${row}.subcategory_id)`;

const PRICE: Change = row => `
  INSERT INTO catalogue_changes (what, product_code, country_id)
  VALUES ('product', ${row}.product_code, ${row}.country_id)`;

const REVIEW: Change = row => `
  INSERT INTO catalogue_changes (what, product_code) SELECT 'product', product_code FROM (${sharingWith(row)})`;

const whenUpdated = ({ table, columns }: Shown, change: Change, when?: string) =>
  trigger({
    name: `catalogue_${table}_update`,
    on: AFTER.update(table, columns),
    when,
    run: [change('new')],
  });

const always = (its: Shown, change: Change) => [
  trigger({ name: `catalogue_${its.table}_insert`, on: AFTER.insert(its.table), run: [change('new')] }),
  trigger({ name: `catalogue_${its.table}_delete`, on: AFTER.delete(its.table), run: [change('old')] }),
  whenUpdated(its, change),
];

const IS_COUNTED = 'EXISTS (SELECT 1 FROM acting)';
/** Equal for any two numbers above a few. */
const displayed = (row: OldOrNew) => `min(${row}.stock_available, ${FEW_LEFT + 1})`;

export const CATALOGUE: Trigger[] = [
  ...WHOLLY_SHOWN.flatMap(one => always(one, changeOf(one.shown))),
  ...always(PRODUCTS, PRODUCT),
  trigger({
    name: 'catalogue_products_moved',
    on: AFTER.update('products', ['subcategory_id']),
    when: anyDiffers(['subcategory_id']),
    run: [PRODUCT('old')],
  }),
  ...always(PRICES, PRICE),
  // A count by staff invalidates at once; a sale only if the displayed stock changes.
  trigger({
    name: 'catalogue_product_prices_stock',
    on: AFTER.update('product_prices', ['stock_available']),
    when: `new.display_at_website AND new.stock_available <> old.stock_available
      AND (${IS_COUNTED} OR ${displayed('new')} <> ${displayed('old')})`,
    run: [
      `INSERT INTO catalogue_changes (what, product_code, country_id)
      VALUES (iif(${IS_COUNTED}, 'product', 'stock'), new.product_code, new.country_id)`,
    ],
  }),
  // There is always exactly one row of settings.
  whenUpdated(SETTINGS, SHOP),
  // The set of pages is fixed, too.
  whenUpdated(PAGES, SHOP),
  // Showing or hiding a review changes the rating, and thus the product.
  whenUpdated(REVIEWS, REVIEW, `old.state = 'approved' AND new.state = 'approved'`),
];
