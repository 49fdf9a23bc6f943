import type { RouteObject } from 'react-router-dom';
import NotFoundScreen, { ForbiddenScreen, RouteErrorScreen } from './marketing/error-message.tsx';
import { type PageHandle, pagesOf } from './page-route.ts';
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
      { id: 'country', path: 'country', lazy: () => import('./shell/choose-country.ts') },
      ...others,
      { id: 'error', path: 'error', Component: NotFoundScreen, handle: message() },
      { id: 'forbidden', path: 'forbidden', Component: ForbiddenScreen, handle: message({ status: 403 }) },
      { id: 'unknown', path: '*', Component: NotFoundScreen, handle: message({ status: 404 }) },
    ],
  },
];
