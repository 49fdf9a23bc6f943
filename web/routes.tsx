import type { RouteObject } from 'react-router-dom';
import NotFoundScreen, { ForbiddenScreen, RouteErrorScreen } from './marketing/error-message.tsx';
import { type PageHandle, pagesOf } from './page-route.ts';
import { chooseCountry } from './shell/choose-country.ts';
import { shopLoader } from './shell/shop-loader.ts';
import ShopShell from './shell/shop-shell.tsx';
import { FirstLoad } from './ui/first-load.tsx';

/** The id of the route that all public rooms share, and of its data. */
export const SHOP = 'shop';

const page = pagesOf(import.meta.glob('./{marketing/home,shop,cart}/**/*-screen.tsx'));
const message = (handle: PageHandle = {}): PageHandle => ({ footer: false, light: true, ...handle });

/** The public rooms: the edge paints them, the browser takes over. The back office comes with `main.tsx`. */
export const routesWith = (others: RouteObject[]): RouteObject[] => [
  {
    id: SHOP,
    loader: shopLoader,
    Component: ShopShell,
    ErrorBoundary: RouteErrorScreen,
    HydrateFallback: FirstLoad,
    children: [
      page('/', 'marketing/home/home', { light: true }),
      page('products-list', 'shop/list/list', { light: true }),
      page('products-details/:id?', 'shop/details/details', { light: true }),
      page('cart', 'cart/cart', { light: true, kept: false }),
      { id: 'country', path: 'country', action: chooseCountry },
      ...others,
      { id: 'error', path: 'error', Component: NotFoundScreen, handle: message() },
      { id: 'forbidden', path: 'forbidden', Component: ForbiddenScreen, handle: message({ status: 403 }) },
      { id: 'unknown', path: '*', Component: NotFoundScreen, handle: message({ status: 404 }) },
      page('', 'marketing/home/home'),
      page('products-list', 'shop/list/list'),
      page('projects', 'marketing/projects/projects'),
      page('projects-details', 'marketing/projects/project-details'),
      page('projects-details/:slug', 'marketing/projects/project-details'),
      page('products-details/:id?', 'shop/details/details'),
      page('about', 'marketing/about/about'),
      page('services', 'marketing/services/services'),
      page('services-details', 'marketing/services-details/services-details'),
      page('services-details/:slug', 'marketing/services-details/services-details'),
      page('team', 'marketing/team/team'),
      page('pricing', 'marketing/pricing/pricing'),
      page('faq', 'marketing/faq/faq'),
      page('privacy', 'marketing/privacy/privacy'),
      page('cart', 'cart/cart', { kept: false }),
      page('checkout', 'checkout/checkout', { kept: false }),
      page('order/:orderNumber', 'order/order', { kept: false }),
      page('login', 'account/login'),
      page('signup', 'account/signup'),
      page('forgot-password', 'account/forgot-password'),
      page('reset-password', 'account/reset-password'),
      page('api/docs', 'docs/docs', { footer: false }),
      { path: 'country', action: chooseCountry },
      { path: 'error', Component: NotFoundScreen, handle: { footer: false } },
      { path: 'forbidden', Component: ForbiddenScreen, handle: { footer: false, status: 403 } },
      { path: '*', Component: NotFoundScreen, handle: { footer: false, status: 404 } },
    ],
  },
];
