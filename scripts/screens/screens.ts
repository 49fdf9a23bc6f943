import { type Page, pages, type Screen } from '../../web/pages.ts';

const screensOf = ({ path, screens = [] }: Page): readonly Screen[] => {
  const plain = `/${path.replace(/^\/|\/:[^/]+\?$/g, '')}`;
  if (plain.includes(':') || screens.some(screen => screen.path === plain)) return screens;
  return [{ name: plain.slice(1).replaceAll('/', '-') || 'home', path: plain }, ...screens];
};

/** Every public screen, in each state that a URL can open. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  ...pages.flatMap(screensOf),
  { name: 'error', path: '/error' },
  { name: 'forbidden', path: '/forbidden', status: 403 },
  { name: 'unknown-path', path: '/no/such/page', status: 404 },
];

const isOfAccount = ({ path }: Screen) => path.startsWith('/account');
/** As a visitor without an account. */
export const SHOP_SCREENS = PUBLIC_SCREENS.filter(screen => !isOfAccount(screen));
/** As a signed-in customer. */
export const ACCOUNT_SCREENS = PUBLIC_SCREENS.filter(isOfAccount);

/** Every screen of the back office, as an administrator. */
export const BACK_OFFICE_SCREENS: readonly Screen[] = [
  { name: 'dashboard', path: '/admin/admindashboard' },
  { name: 'categories', path: '/admin/categories' },
  { name: 'categories-nothing-found', path: '/admin/categories?q=no-such-category' },
  { name: 'categories-create', path: '/admin/categories/create' },
  { name: 'categories-edit', path: '/admin/categories/edit/1' },
  { name: 'history', path: '/admin/history' },
  { name: 'history-deleted', path: '/admin/history?deleted=true' },
  { name: 'subcategories', path: '/admin/subcategories' },
  { name: 'subcategories-create', path: '/admin/subcategories/create' },
  { name: 'subcategories-edit', path: '/admin/subcategories/edit/1' },
  { name: 'countries', path: '/admin/countries' },
  { name: 'countries-create', path: '/admin/countries/create' },
  { name: 'countries-edit', path: '/admin/countries/edit/1' },
  { name: 'product-prices', path: '/admin/product-prices' },
  { name: 'product-prices-create', path: '/admin/product-prices/create' },
  { name: 'product-prices-edit', path: '/admin/product-prices/edit/1/1' },
  { name: 'orders', path: '/admin/orders' },
  { name: 'order', path: '/admin/orders/MZ5R8TC1M' },
  { name: 'order-invoice', path: '/admin/orders/MZ5R8TC1M/invoice' },
  { name: 'order-packing-slip', path: '/admin/orders/MZ5R8TC1M/packing-slip' },
  { name: 'coupons', path: '/admin/coupons' },
  { name: 'coupons-create', path: '/admin/coupons/create' },
  { name: 'coupons-edit', path: '/admin/coupons/edit/2' },
  { name: 'pages', path: '/admin/pages' },
  { name: 'pages-edit', path: '/admin/pages/edit/7' },
  { name: 'posts', path: '/admin/posts' },
  { name: 'posts-create', path: '/admin/posts/create' },
  { name: 'posts-edit', path: '/admin/posts/edit/8' },
  { name: 'rooms', path: '/admin/rooms' },
  { name: 'rooms-create', path: '/admin/rooms/create' },
  { name: 'rooms-edit', path: '/admin/rooms/edit/1' },
  { name: 'customers', path: '/admin/customers' },
  { name: 'customer', path: '/admin/customers/3' },
  { name: 'messages', path: '/admin/messages' },
  { name: 'messages-junk', path: '/admin/messages?state=junk' },
  { name: 'message', path: '/admin/messages/4c1d6f52-0b7e-4f7a-9a3e-5d2f8c6b1a04' },
  { name: 'subscribers', path: '/admin/subscribers' },
  { name: 'reviews', path: '/admin/reviews' },
  { name: 'reviews-waiting', path: '/admin/reviews?state=pending' },
  { name: 'comments', path: '/admin/comments' },
  { name: 'accounts', path: '/admin/accounts' },
  { name: 'accounts-create', path: '/admin/accounts/create' },
  { name: 'accounts-edit', path: '/admin/accounts/edit/2' },
  { name: 'settings-orders', path: '/admin/settings/orders' },
  { name: 'outbox', path: '/admin/letters' },
  { name: 'audit', path: '/admin/audit' },
  { name: 'health', path: '/admin/health' },
  { name: 'health-money', path: '/admin/health/money' },
  { name: 'import', path: '/admin/import' },
  { name: 'import-prices', path: '/admin/import?kind=productprices' },
  { name: 'price-matrix', path: '/admin/product-prices/matrix' },
  { name: 'price-matrix-all', path: '/admin/product-prices/matrix?show=all' },
  { name: 'families', path: '/admin/families' },
  { name: 'families-create', path: '/admin/families/create' },
  { name: 'families-edit', path: '/admin/families/edit/1' },
  { name: 'products', path: '/admin/products' },
  { name: 'products-by-family', path: '/admin/products?grouped=true' },
  { name: 'products-without-picture', path: '/admin/products?picture=false' },
  { name: 'products-create', path: '/admin/products/create' },
  { name: 'products-edit', path: '/admin/products/edit/1' },
  { name: 'slider', path: '/admin/slider' },
  { name: 'slider-edit', path: '/admin/slider?panel=1' },
  { name: 'profile', path: '/admin/profile' },
  { name: 'settings', path: '/admin/settings' },
  { name: 'settings-shipping', path: '/admin/settings/shipping' },
  { name: 'settings-sign-in', path: '/admin/settings/sign-in' },
  { name: 'passkey-setup', path: '/admin/passkey-setup' },
  { name: 'settings-browser', path: '/admin/settings/browser' },
  { name: 'unknown-path', path: '/admin/no/such/page' },
];
