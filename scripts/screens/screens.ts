export type Screen = {
  /** What its pictures are called; they sort as they stand here. */
  name: string;
  path: string;
  /** What it answers, where that is not 200. */
  status?: number;
  /** What is in the cart, as its cookie has it. */
  cart?: string;
};

/** A cart of the demo shop, one thing of which is nearly gone. */
const CART = '1x2.7x1.12x1';

/** Every screen of the public rooms, in each state that it can be opened in. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/products-list' },
  { name: 'list-filtered', path: '/products-list?q=stoneware&inStock=true&sort=price' },
  { name: 'list-category', path: '/products-list?category=1&subcategory=1' },
  { name: 'list-nothing-found', path: '/products-list?q=no-such-thing' },
  { name: 'details', path: '/products-details/1' },
  { name: 'details-newest', path: '/products-details' },
  { name: 'details-not-found', path: '/products-details/999999', status: 404 },
  { name: 'cart', path: '/cart', cart: CART },
  { name: 'cart-empty', path: '/cart' },
  { name: 'checkout', path: '/checkout', cart: CART },
  { name: 'checkout-empty', path: '/checkout' },
  { name: 'order', path: '/order/MB6V0YZ5R?email=customer@meridian.example' },
  { name: 'order-asks-whose', path: '/order/MB6V0YZ5R' },
  { name: 'order-not-found', path: '/order/MB6V0YZ5R?email=nobody@meridian.example', status: 404 },
  { name: 'about', path: '/about' },
  { name: 'services', path: '/services' },
  { name: 'services-details', path: '/services-details' },
  { name: 'services-details-returns', path: '/services-details/returns' },
  { name: 'projects', path: '/projects' },
  { name: 'projects-details', path: '/projects-details' },
  { name: 'projects-details-one-light', path: '/projects-details/one-light' },
  { name: 'team', path: '/team' },
  { name: 'pricing', path: '/pricing' },
  { name: 'faq', path: '/faq' },
  { name: 'contact', path: '/contact' },
  { name: 'coming-soon', path: '/coming-soon' },
  { name: 'privacy', path: '/privacy' },
  { name: 'blog', path: '/blog' },
  { name: 'blog-nothing-found', path: '/blog?q=no-such-word' },
  { name: 'blog-details', path: '/blog-details' },
  { name: 'blog-details-coffee', path: '/blog-details/coffee-in-four-minutes' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'api-docs', path: '/api/docs' },
  { name: 'error', path: '/error' },
  { name: 'forbidden', path: '/forbidden', status: 403 },
  { name: 'unknown-path', path: '/no/such/page', status: 404 },
];

/** Every screen of the back office, as an administrator sees it. */
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
  { name: 'customers', path: '/admin/customers' },
  { name: 'customer', path: '/admin/customers/3' },
  { name: 'accounts', path: '/admin/accounts' },
  { name: 'accounts-create', path: '/admin/accounts/create' },
  { name: 'accounts-edit', path: '/admin/accounts/edit/2' },
  { name: 'import', path: '/admin/import' },
  { name: 'import-prices', path: '/admin/import?kind=productprices' },
  { name: 'price-matrix', path: '/admin/product-prices/matrix' },
  { name: 'price-matrix-all', path: '/admin/product-prices/matrix?show=all' },
  { name: 'products', path: '/admin/products' },
  { name: 'products-without-picture', path: '/admin/products?picture=false' },
  { name: 'products-create', path: '/admin/products/create' },
  { name: 'products-edit', path: '/admin/products/edit/1' },
  { name: 'slider', path: '/admin/slider' },
  { name: 'slider-edit', path: '/admin/slider?panel=1' },
  { name: 'profile', path: '/admin/profile' },
  { name: 'settings', path: '/admin/settings' },
  { name: 'settings-shipping', path: '/admin/settings/shipping' },
  { name: 'settings-browser', path: '/admin/settings/browser' },
  { name: 'unknown-path', path: '/admin/no/such/page' },
];
