import type { HistoryKind } from '../../contracts/history.ts';

export type Column = {
  column: string;
  /** Its name on the wire. */
  field: string;
  as?: 'money' | 'flag' | 'moment' | 'picture';
  /** Whose id it is. */
  of?: 'categories' | 'subcategories';
  /** Goes on changing by itself, so that only an entry of its own puts it back. */
  isCounted?: true;
};

export type Kind = {
  kind: HistoryKind;
  table: string;
  key: [string, ...string[]];
  /** What a person sees of it, except its key. */
  columns: Column[];
  /** What comes back with a deleted row besides; a number where it may not be known. */
  kept: { column: string; otherwise?: number }[];
  parents: { column: string; table: string; key: string; kind?: HistoryKind; noun: string }[];
  /** What nobody can give back to a row that is gone. */
  isLostWhenDeleted?: true;
};

const shown = (field = 'displayStatus', column = 'display_status'): Column => ({ column, field, as: 'flag' });
const money = (column: string, field: string): Column => ({ column, field, as: 'money' });
const moment = (column: string, field: string): Column => ({ column, field, as: 'moment' });
const text = (column: string, field: string): Column => ({ column, field });
const createdAt = { column: 'created_at' };

const picture = { column: 'picture_id', table: 'pictures', key: 'picture_id', noun: 'picture' };
const parent = (column: string, table: string, noun: string, kind = table as HistoryKind) => ({
  column,
  table,
  key: column,
  kind,
  noun,
});

/** All that keeps a history, parents before children; the SQL of restoring and undoing is made from this alone. */
export const HISTORY_KINDS: Kind[] = [
  {
    kind: 'accounts',
    table: 'users',
    key: ['user_id'],
    columns: [
      text('username', 'username'),
      text('email', 'email'),
      text('role', 'role'),
      text('designation', 'designation'),
      shown('enabled', 'enabled'),
    ],
    kept: [],
    parents: [],
    isLostWhenDeleted: true,
  },
  {
    kind: 'categories',
    table: 'categories',
    key: ['category_id'],
    columns: [text('category_name', 'categoryName'), shown()],
    kept: [],
    parents: [],
  },
  {
    kind: 'countries',
    table: 'countries',
    key: ['country_id'],
    columns: [
      text('country_code', 'countryCode'),
      text('country_name', 'countryName'),
      text('denomination', 'denomination'),
      shown(),
      money('shipping_fee', 'shippingFee'),
    ],
    kept: [createdAt],
    parents: [],
  },
  {
    kind: 'coupons',
    table: 'coupons',
    key: ['coupon_id'],
    columns: [
      text('coupon_code', 'couponCode'),
      money('percentage', 'percentage'),
      money('amount', 'amount'),
      text('denomination', 'denomination'),
      moment('valid_from', 'validFrom'),
      moment('valid_until', 'validUntil'),
      { column: 'most_uses', field: 'mostUses' },
      shown(),
    ],
    kept: [createdAt, { column: 'uses', otherwise: 0 }],
    parents: [],
  },
  {
    kind: 'posts',
    table: 'posts',
    key: ['post_id'],
    columns: [
      text('slug', 'slug'),
      text('title', 'title'),
      text('excerpt', 'excerpt'),
      text('text', 'text'),
      text('category', 'category'),
      text('tags', 'tags'),
      { column: 'picture_id', field: 'picture', as: 'picture' },
      text('picture_alt', 'pictureAlt'),
      text('state', 'state'),
      moment('publish_at', 'publishAt'),
    ],
    kept: [createdAt, { column: 'approved_comments', otherwise: 0 }],
    parents: [picture],
  },
  {
    kind: 'subcategories',
    table: 'subcategories',
    key: ['subcategory_id'],
    columns: [
      { column: 'category_id', field: 'categoryId', of: 'categories' },
      text('subcategory_name', 'subcategoryName'),
      shown(),
    ],
    kept: [],
    parents: [parent('category_id', 'categories', 'category')],
  },
  {
    kind: 'products',
    table: 'products',
    key: ['product_code'],
    columns: [
      text('product_name', 'productName'),
      { column: 'subcategory_id', field: 'subcategoryId', of: 'subcategories' },
      text('product_description', 'productDescription'),
      { column: 'picture_id', field: 'productPicture', as: 'picture' },
      text('picture_alt', 'productPictureAlt'),
      text('product_overview_doc', 'productOverviewDoc'),
    ],
    kept: [createdAt, { column: 'units_sold', otherwise: 0 }, { column: 'rating', otherwise: 0 }],
    parents: [parent('subcategory_id', 'subcategories', 'subcategory'), picture],
  },
  {
    kind: 'productprices',
    table: 'product_prices',
    key: ['product_code', 'country_id'],
    columns: [
      money('net_price', 'NetPrice'),
      money('retail_price', 'RetailPrice'),
      money('pv', 'PV'),
      money('pq', 'PQ'),
      { column: 'stock_available', field: 'StockAvailable', isCounted: true },
      shown('DisplayAtWebsite', 'display_at_website'),
    ],
    kept: [createdAt],
    parents: [parent('product_code', 'products', 'product'), parent('country_id', 'countries', 'country')],
  },
  {
    kind: 'slider',
    table: 'slider_images',
    key: ['image_id'],
    columns: [
      { column: 'picture_id', field: 'imageUrl', as: 'picture' },
      text('image_alt', 'imageAlt'),
      text('title', 'title'),
      text('caption', 'caption'),
      shown(),
      { column: 'display_order', field: 'displayOrder' },
    ],
    kept: [],
    parents: [picture],
  },
  {
    kind: 'settings',
    table: 'settings',
    key: ['id'],
    columns: [
      text('shop_name', 'shopName'),
      text('blurb', 'blurb'),
      text('address', 'address'),
      text('email', 'email'),
      text('orders_email', 'ordersEmail'),
      text('phone', 'phone'),
      text('orders_phone', 'ordersPhone'),
      text('social', 'social'),
      text('opening_day', 'openingDay'),
      text('bank_account', 'bankAccount'),
      text('checkout_notice', 'checkoutNotice'),
    ],
    kept: [],
    parents: [],
  },
];

/** Who did what to accounts and to the settings is for admins alone. */
export const FOR_ADMINS: HistoryKind[] = ['accounts', 'settings'];

/** Who asks for the history, and how much of it is for them. */
export type Asking = { userId: number; isAdmin: boolean };

export const kindsFor = ({ isAdmin }: Asking) =>
  HISTORY_KINDS.filter(({ kind }) => isAdmin || !FOR_ADMINS.includes(kind));
