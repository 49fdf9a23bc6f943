import { FEW_LEFT } from '../../functions/contracts/stock-levels.ts';
import { AFTER, anyDiffers, type OldOrNew, type Trigger, trigger } from './trigger.ts';

const columns = (names: string) => names.trim().split(/\s+/);

/**
 * The columns that responses to visitors depend on: displayed, filtered by or, like `version`, part of the ETag. Only
 * an UPDATE of one of them invalidates cached responses. Units sold and stock are not included: sales happen all the
 * time, and the displayed stock changes only with the last few pieces.
 */
export const SHOWN_COLUMNS = {
  categories: columns('category_id category_name display_status version'),
  subcategories: columns('subcategory_id category_id subcategory_name display_status version'),
  products: columns(`
    product_code subcategory_id product_name product_description picture_id picture_alt product_overview_doc
    created_at rating review_count version`),
  countries: columns(`
    country_id country_code country_name denomination display_status shipping_fee created_at version`),
  product_prices: columns(`
    product_code country_id net_price retail_price pv pq display_at_website created_at`),
  slider_images: columns('image_id picture_id image_alt title caption display_status display_order version'),
  posts: columns(`
    post_id slug title excerpt text category tags picture_id picture_alt state publish_at approved_comments
    created_at version`),
  settings: columns(`
    id shop_name blurb address email orders_email phone orders_phone social opening_day bank_account
    checkout_notice time_zone security_contact brand return_days return_postage version`),
  page_contents: columns('page_id page content version'),
  reviews: columns('review_id product_code stars title review name bought created_at'),
};

type Table = keyof typeof SHOWN_COLUMNS;
type Change = (row: OldOrNew) => string;

const changeOf =
  (what: string): Change =>
  () =>
    `INSERT INTO catalogue_changes (what) VALUES ('${what}')`;
const SHOP = changeOf('shop');
const POSTS = changeOf('posts');

const PRODUCT: Change = row => `
  INSERT INTO catalogue_changes (what, product_code, subcategory_id)
  VALUES ('product', ${row}.product_code, ${row}.subcategory_id)`;

const PRICE: Change = row => `
  INSERT INTO catalogue_changes (what, product_code, country_id)
  VALUES ('product', ${row}.product_code, ${row}.country_id)`;

const REVIEW: Change = row => `
  INSERT INTO catalogue_changes (what, product_code) VALUES ('product', ${row}.product_code)`;

const whenUpdated = (table: Table, change: Change, when?: string) =>
  trigger({
    name: `catalogue_${table}_update`,
    on: AFTER.update(table, SHOWN_COLUMNS[table]),
    when,
    run: [change('new')],
  });

const always = (table: Table, change: Change) => [
  trigger({ name: `catalogue_${table}_insert`, on: AFTER.insert(table), run: [change('new')] }),
  trigger({ name: `catalogue_${table}_delete`, on: AFTER.delete(table), run: [change('old')] }),
  whenUpdated(table, change),
];

const IS_COUNTED = 'EXISTS (SELECT 1 FROM acting)';
/** Equal for any two numbers above a few. */
const shownOf = (row: OldOrNew) => `min(${row}.stock_available, ${FEW_LEFT + 1})`;

export const CATALOGUE: Trigger[] = [
  ...always('categories', SHOP),
  ...always('subcategories', SHOP),
  ...always('products', PRODUCT),
  trigger({
    name: 'catalogue_products_moved',
    on: AFTER.update('products', ['subcategory_id']),
    when: anyDiffers(['subcategory_id']),
    run: [PRODUCT('old')],
  }),
  ...always('countries', SHOP),
  ...always('product_prices', PRICE),
  // A count by staff invalidates at once; a sale only if the displayed stock changes.
  trigger({
    name: 'catalogue_product_prices_stock',
    on: AFTER.update('product_prices', ['stock_available']),
    when: `new.display_at_website AND new.stock_available <> old.stock_available
      AND (${IS_COUNTED} OR ${shownOf('new')} <> ${shownOf('old')})`,
    run: [
      `INSERT INTO catalogue_changes (what, product_code, country_id)
      VALUES (iif(${IS_COUNTED}, 'product', 'stock'), new.product_code, new.country_id)`,
    ],
  }),
  ...always('slider_images', SHOP),
  ...always('posts', POSTS),
  // There is always exactly one row of settings.
  whenUpdated('settings', SHOP),
  // The set of pages is fixed, too.
  whenUpdated('page_contents', SHOP),
  // Showing or hiding a review changes the rating, and thus the product.
  whenUpdated('reviews', REVIEW, `old.state = 'approved' AND new.state = 'approved'`),
];
