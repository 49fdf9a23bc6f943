import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';

export type Row = Record<string, string | number | null>;

const NOW = 1_800_000_000_000;
/** A country code has three characters, from this number on. */
const FIRST_CODE = 36 ** 2;
let made = 0;
/** Unpaid orders; each payment takes one. */
export const UNPAID_ORDERS = Array.from({ length: 60 }, (_, index) => 500 + index);
let paying = UNPAID_ORDERS[0] as number;
export const word = () => `word${(made++).toString(36)}`;

/** The message that replies belong to. */
export const A_MESSAGE_ID = '6f1b3c58-8a5e-4a86-9d0f-2b7c4e1d9a30';

/** A picture id: forty characters, unique. */
export const aPictureId = () => word().padStart(40, '0');

/** A valid row for each table; references point to the first row of the other table. */
/** Built-in rows of the shop, each in turn. */
let pagesMade = 0;
const PAGES = ['about', 'services', 'projects', 'team', 'pricing', 'faq', 'opening', 'contact', 'privacy'];

export const VALID_ROWS: Record<string, () => Row> = {
  categories: () => ({ category_name: word() }),
  subcategories: () => ({ category_id: 1, subcategory_name: word() }),
  pictures: () => ({ picture_id: aPictureId(), files: '[{}]', held_until: NOW }),
  families: () => ({ family_name: word(), options: '["Colour"]' }),
  products: () => ({ subcategory_id: 1, product_name: word(), created_at: NOW }),
  countries: () => ({
    country_code: (made++ + FIRST_CODE).toString(36).toUpperCase(),
    country_name: word(),
    denomination: 'EUR',
    created_at: NOW,
  }),
  product_prices: () => ({
    product_code: 1,
    country_id: 2,
    net_price: 100,
    retail_price: 120,
    stock_available: 3,
    created_at: NOW,
  }),
  price_counts: () => ({ subcategory_id: 1, country_id: 2, sold: 2, in_stock: 1, priced: 4, stocked: 3 }),
  leading_variants: () => ({
    family_id: 1,
    subcategory_id: 1,
    country_id: 2,
    product_code: 1,
    sold: 2,
    in_stock: 1,
    prices_differ: 0,
    choices: '[["Sand"]]',
  }),
  option_counts: () => ({
    subcategory_id: 1,
    country_id: 2,
    choice: 'Colour:Sand',
    option_name: 'Colour',
    families: 1,
  }),
  variant_options: () => ({ product_code: 1, choice: word(), subcategory_id: 1 }),
  settings: () => ({ id: 1 }),
  shop: () => ({ id: 1, shop_id: '0'.repeat(32) }),
  ended_tokens: () => ({ token_hash: word(), forgotten_at: NOW }),
  idempotency_keys: () => ({ key_hash: word(), request_hash: word(), sent_at: NOW }),
  sweep_runs: () => ({ sweep: word(), ran_at: NOW, took_ms: 1 }),
  catalogue_changes: () => ({ what: 'shop' }),
  slider_images: () => ({ picture_id: '' }),
  account_counts: () => ({ role: 'staff', enabled: 0, pending: made++, accounts: 1 }),
  customer_figures: () => ({ user_id: 1_000_000 + made++ }),
  order_counts: () => ({ state: 'paid', country_code: word(), orders: 1 }),
  sales_by_quarter_hour: () => ({ quarter_hour: made++, denomination: 'EUR', orders: 1, revenue: 100 }),
  users: () => ({ username: word(), password_hash: 'x', role: 'customer', created_at: NOW }),
  passkeys: () => ({ credential_id: word(), user_id: 1, public_key: 'x', name: 'Laptop', created_at: NOW }),
  recovery_codes: () => ({ code_hash: word().padStart(43, '0'), user_id: 1 }),
  sign_ins: () => ({
    user_id: 1,
    token_hash: word().padStart(43, '0'),
    device: 'Firefox on Linux',
    created_at: NOW,
    used_at: NOW,
    expires_at: NOW,
  }),
  saved_products: () => ({ user_id: 1, product_code: made++, saved_at: NOW }),
  addresses: () => ({
    user_id: 1,
    first_name: 'Maria',
    last_name: 'Lang',
    address: 'Lindenstraße 12',
    city: 'Berlin',
    state: 'Berlin',
    postcode: '10969',
    country: 'Germany',
    country_code: 'DE',
    email: 'maria@example.com',
    phone: '+49 30 1234567',
    is_default: 1,
    created_at: NOW,
  }),
  messages: () => ({
    message_id: crypto.randomUUID(),
    kind: 'question',
    email: 'a@b.example',
    received_at: NOW,
  }),
  subscribers: () => ({ email: `${word()}@b.example`, source: 'about', created_at: NOW }),
  message_replies: () => ({ message_id: A_MESSAGE_ID, text: word(), written_by: 'maria', sent_at: NOW }),
  posts: () => ({ slug: word(), title: word(), created_at: NOW }),
  rooms: () => ({ room_name: word() }),
  room_dots: () => ({ room_id: 1, product_code: made++, x: 0, y: 0, position: 0 }),
  post_tags: () => ({ post_id: 1, tag: word() }),
  post_products: () => ({ post_id: 1, product_code: made++, position: 0 }),
  post_pictures: () => ({ post_id: 1, picture_id: '' }),
  page_contents: () => ({ page: PAGES[pagesMade++ % PAGES.length] ?? '' }),
  page_pictures: () => ({ page_id: 1, picture_id: '' }),
  /** On the first post. */
  comments: () => ({ slug: 'a-post', name: word(), email: 'a@b.example', comment: word(), created_at: NOW }),
  reviews: () => ({
    product_code: made++,
    user_id: 1,
    stars: 4,
    review: word(),
    name: 'Maria',
    created_at: NOW,
  }),
  review_counts: () => ({ product_code: made++, stars: 4, reviews: 1 }),
  orders: () => ({
    order_number: `M${String(made++).padStart(8, '0')}`,
    idempotency_key: `key-of-${word()}`,
    request_hash: '',
    email: 'maria@example.com',
    payment: 'bank-transfer',
    country_code: 'DE',
    country_name: 'Germany',
    denomination: 'EUR',
    billing: '{}',
    subtotal: 1000,
    shipping: 500,
    total: 1500,
    created_at: NOW,
  }),
  payments: () => ({
    payment_id: word(),
    order_id: paying++,
    capture_id: word(),
    amount: 1500,
    denomination: 'EUR',
    approve_url: 'https://paypal.example/approve',
    created_at: NOW,
    updated_at: NOW,
  }),
  takings_read: () => ({ method: word(), read_until: NOW, up_to: NOW }),
  unknown_takings: () => ({
    capture_id: word(),
    method: 'paypal',
    order_number: 'M7K2D9QHX',
    amount: 1500,
    denomination: 'EUR',
    taken_at: NOW,
  }),
  payment_messages: () => ({ event_id: word(), at: NOW }),
  last_backup: () => ({ id: 1, finished_at: NOW, row_count: 7, picture_count: 2, bytes: 900 }),
  imports: () => ({ user_id: 1, kind: 'products', file_name: word(), created_at: NOW }),
  jobs: () => ({
    work: 'bulk',
    asked: '{}',
    change_id: crypto.randomUUID(),
    username: word(),
    total: 1,
    created_at: NOW,
    stepped_at: NOW,
  }),
  import_rows: () => ({ import_id: 1, line: made++, outcome: 'create', target: word(), given: '{}' }),
  order_lines: () => ({
    order_id: 1,
    position: made++,
    product_code: 1,
    product_name: word(),
    quantity: 1,
    unit_price: 1000,
    pv: 0,
    pq: 0,
  }),
  coupons: () => ({ coupon_code: word(), percentage: 1000, created_at: NOW }),
  coupon_uses: () => ({ order_id: 2, coupon_id: 1 }),
  /** For a product without a price, and so without stock to differ from. */
  stock_moves: () => ({
    product_code: 700 + made,
    country_id: 1,
    line: 1000 * made++,
    change: -1,
    stock: 2,
    reason: 'sold',
    order_id: 1,
    at: NOW,
  }),
  points_moves: () => ({ order_id: 1, reason: 'earned', pv: 100, pq: 50, at: NOW }),
  order_moves: () => ({ order_id: 1, from_state: 'pending', to_state: 'paid', moved_by: 'maria', at: NOW }),
  order_notes: () => ({ order_id: 1, note: word(), written_by: 'maria', at: NOW }),
  letters: () => ({
    kind: 'order-placed',
    recipient: 'maria@example.com',
    origin: 'https://shop.example',
    written_at: NOW,
    due_at: NOW,
  }),
  order_settings: () => ({ id: 1 }),
  acting: () => ({ id: 1, change_id: word(), user_id: 1, username: 'maria', at: NOW }),
  history: () => ({
    change_id: word(),
    kind: 'categories',
    row_key: '1',
    row_name: 'Tea',
    action: 'update',
    leads: 1,
    user_id: 1,
    username: 'maria',
    at: NOW,
    old: '{}',
    new: '{}',
  }),
  attempts: () => ({ subject: word(), made: 1, forgotten_at: NOW }),
};

/** Inserts a row directly, so that only the database itself can refuse it. */
export function insertRow(database: Writer, table: string, given: Row = {}) {
  const row = { ...VALID_ROWS[table]?.(), ...given };
  const names = sql.raw(Object.keys(row).join(', '));
  const values = sql.join(
    Object.values(row).map(value => sql`${value}`),
    sql`, `,
  );
  return database.write(sql`INSERT INTO ${sql.raw(table)} (${names}) VALUES (${values})`);
}
