import { AFTER, type Trigger, trigger } from './trigger.ts';

const columns = (names: string) => names.trim().split(/\s+/);

/**
 * The columns that a visitor's answer depends on: shown, filtered or sorted by, or, as `version`, its ETag. Only an
 * UPDATE that sets one of them raises the version under which answers are cached.
 */
export const SHOWN_COLUMNS = {
  categories: columns('category_id category_name display_status version'),
  subcategories: columns('subcategory_id category_id subcategory_name display_status version'),
  products: columns(`
    product_code subcategory_id product_name product_description picture_id picture_alt product_overview_doc
    created_at units_sold rating review_count version`),
  countries: columns(`
    country_id country_code country_name denomination display_status shipping_fee created_at version`),
  product_prices: columns(`
    product_code country_id net_price retail_price pv pq display_at_website stock_available created_at version`),
  slider_images: columns('image_id picture_id image_alt title caption display_status display_order version'),
  posts: columns(`
    post_id slug title excerpt text category tags picture_id picture_alt state publish_at approved_comments
    created_at version`),
  settings: columns(`
    id shop_name blurb address email orders_email phone orders_phone social opening_day bank_account
    checkout_notice version`),
  reviews: columns('review_id product_code stars title review name bought created_at'),
};

type Table = keyof typeof SHOWN_COLUMNS;

const run = ['UPDATE catalogue SET version = version + 1'];

const whenChanged = (table: Table, when?: string) =>
  trigger({ name: `catalogue_${table}_update`, on: AFTER.update(table, SHOWN_COLUMNS[table]), when, run });

const always = (table: Table) => [
  trigger({ name: `catalogue_${table}_insert`, on: AFTER.insert(table), run }),
  trigger({ name: `catalogue_${table}_delete`, on: AFTER.delete(table), run }),
  whenChanged(table),
];

export const CATALOGUE: Trigger[] = [
  ...always('categories'),
  ...always('subcategories'),
  ...always('products'),
  ...always('countries'),
  ...always('product_prices'),
  ...always('slider_images'),
  ...always('posts'),
  // There is one row of settings, from the first day on.
  whenChanged('settings'),
  // A review that becomes visible or hidden changes the rating, and so the product.
  whenChanged('reviews', `old.state = 'approved' AND new.state = 'approved'`),
];
