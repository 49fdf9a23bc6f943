import { RETURN_PARAMETERS } from '../functions/contracts/payment-methods.ts';

/** What the shell and the edge need to know about an open page. */
export type PageHandle = {
  /** Has no footer. */
  footer?: false;
  /** Renders its own header, for buying without distraction; no menu, search or footer. */
  enclosed?: true;
  status?: number;
  /** Rendered for a single visitor, so never cached. */
  cacheable?: false;
  /** Needs only the main style sheet. */
  light?: true;
};

/** A state of a page, for screenshots and the tests that open every page. */
export type Screen = {
  name: string;
  path: string;
  /** The expected status, if not 200. */
  status?: number;
  /** The value of the cart cookie. */
  cart?: string;
};

export type Page = Omit<PageHandle, 'status'> & {
  path: string;
  /** Its file below web/, without `-screen.tsx`; exports `Component`, and `loader` and `action` if it has them. */
  screen: string;
  /** A common entry page: its route is in the first script; all others are loaded on demand. */
  eager?: true;
  /** The query parameters that it depends on. */
  varyBy?: readonly string[];
  /** In the sitemap: by its path, or once for each staff-written entry. */
  listed?: true | 'projects' | 'services';
  /** Listed only if staff have written its content. */
  written?: 'projects' | 'team' | 'blog';
  /** Its states to test. The plain path is added first if it is not listed and needs no parameter. */
  screens?: readonly Screen[];
};

/** A cart of the demo shop, with one product nearly sold out. */
const CART = '1x2.7x1.12x1';

/** Every public page, listed only here: routes, chunks, preloads, sitemap and tested screens are derived from it. */
export const pages: readonly Page[] = [
  { path: '/', screen: 'content/pages/home/home', eager: true, light: true, listed: true },
  {
    path: 'products-list',
    screen: 'catalog/list/list',
    varyBy: ['q', 'category', 'subcategory', 'option', 'inStock', 'sort', 'page'],
    eager: true,
    light: true,
    listed: true,
    screens: [
      { name: 'products-list-filtered', path: '/products-list?q=stoneware&inStock=true&sort=price' },
      { name: 'products-list-category', path: '/products-list?category=1&subcategory=1' },
      { name: 'products-list-nothing-found', path: '/products-list?q=no-such-thing' },
    ],
  },
  {
    path: 'sale',
    screen: 'catalog/list/list',
    varyBy: ['q', 'category', 'subcategory', 'option', 'inStock', 'sort', 'page'],
    eager: true,
    light: true,
    listed: true,
    screens: [{ name: 'sale-category', path: '/sale?category=1' }],
  },
  {
    path: 'departments/:department',
    screen: 'catalog/list/list',
    varyBy: ['q', 'subcategory', 'option', 'inStock', 'sort', 'page'],
    eager: true,
    light: true,
    screens: [
      { name: 'department', path: '/departments/1-coffee-tea' },
      { name: 'department-not-found', path: '/departments/999-nothing', status: 404 },
    ],
  },
  {
    path: 'products-details/:id?',
    screen: 'catalog/details/details',
    varyBy: ['reviews', 'by'],
    eager: true,
    light: true,
    screens: [
      { name: 'products-details-one', path: '/products-details/1' },
      { name: 'products-details-not-found', path: '/products-details/999999', status: 404 },
    ],
  },
  {
    path: 'cart',
    screen: 'ordering/cart/cart',
    varyBy: ['add', 'refused', 'quantity', 'coupon'],
    eager: true,
    light: true,
    cacheable: false,
    screens: [
      { name: 'cart', path: '/cart', cart: CART },
      { name: 'cart-empty', path: '/cart' },
    ],
  },
  { path: 'saved', screen: 'ordering/saved-list/saved' },
  {
    path: 'checkout',
    screen: 'ordering/checkout/checkout',
    enclosed: true,
    varyBy: ['coupon'],
    cacheable: false,
    screens: [
      { name: 'checkout', path: '/checkout', cart: CART },
      { name: 'checkout-empty', path: '/checkout' },
    ],
  },
  {
    path: 'order/:orderNumber',
    screen: 'ordering/order/order',
    varyBy: ['email', 'placed', 'found', 'kept', ...RETURN_PARAMETERS],
    cacheable: false,
    screens: [
      { name: 'order-one', path: '/order/MB6V0YZ5R?email=customer@meridian.example' },
      { name: 'order-asks-whose', path: '/order/MB6V0YZ5R' },
      { name: 'order-not-found', path: '/order/MB6V0YZ5R?email=nobody@meridian.example', status: 404 },
    ],
  },
  {
    path: 'order',
    screen: 'ordering/order/find-order',
    varyBy: ['number', 'email'],
    cacheable: false,
    screens: [{ name: 'order-number-wrong', path: '/order?number=12', status: 404 }],
  },
  { path: 'about', screen: 'content/pages/about/about', listed: true },
  { path: 'services', screen: 'content/pages/services/services', listed: true },
  { path: 'services-details', screen: 'content/pages/services-details/services-details' },
  {
    path: 'services-details/:slug',
    screen: 'content/pages/services-details/services-details',
    listed: 'services',
    screens: [{ name: 'services-details-returns', path: '/services-details/returns' }],
  },
  { path: 'projects', screen: 'content/pages/projects/projects', listed: true, written: 'projects' },
  { path: 'projects-details', screen: 'content/pages/projects/project-details' },
  {
    path: 'projects-details/:slug',
    screen: 'content/pages/projects/project-details',
    listed: 'projects',
    screens: [{ name: 'projects-details-one-light', path: '/projects-details/one-light' }],
  },
  { path: 'team', screen: 'content/pages/team/team', listed: true, written: 'team' },
  { path: 'pricing', screen: 'content/pages/pricing/pricing', listed: true },
  { path: 'faq', screen: 'content/pages/faq/faq', listed: true },
  { path: 'contact', screen: 'content/pages/contact/contact', varyBy: ['subject'], listed: true },
  { path: 'coming-soon', screen: 'content/pages/coming-soon/coming-soon', footer: false },
  { path: 'newsletter', screen: 'content/pages/newsletter/newsletter' },
  { path: 'privacy', screen: 'people/privacy/privacy', listed: true },
  { path: 'privacy/deletion', screen: 'people/privacy/deletion' },
  {
    path: 'blog',
    screen: 'content/blog/blog',
    varyBy: ['q', 'category', 'tag', 'archive', 'page'],
    light: true,
    listed: true,
    written: 'blog',
    screens: [{ name: 'blog-nothing-found', path: '/blog?q=no-such-word' }],
  },
  { path: 'blog-details', screen: 'content/blog/post/post', cacheable: false },
  {
    path: 'blog-details/:slug',
    screen: 'content/blog/post/post',
    cacheable: false,
    screens: [{ name: 'blog-details-coffee', path: '/blog-details/coffee-in-four-minutes' }],
  },
  { path: 'account', screen: 'people/account/orders', varyBy: ['page'] },
  { path: 'account/reviews', screen: 'people/account/reviews' },
  { path: 'account/addresses', screen: 'people/account/addresses' },
  { path: 'account/details', screen: 'people/account/details' },
  { path: 'account/email', screen: 'people/account/email' },
  { path: 'login', screen: 'people/sign-in/login' },
  { path: 'signup', screen: 'people/sign-in/signup' },
  { path: 'forgot-password', screen: 'people/sign-in/forgot-password' },
  { path: 'reset-password', screen: 'people/sign-in/reset-password' },
  { path: 'api/docs', screen: 'api-docs/docs', footer: false, listed: true },
];
