import firstPages from 'virtual:first-pages';
import type { RouteObject } from 'react-router-dom';
import { loadShop, visitOf } from './api/visit.ts';
import NotFoundScreen, { ForbiddenScreen, RouteErrorScreen } from './content/pages/error-message.tsx';
import type { PageHandle } from './pages.ts';
import ShopShell from './shell/shop-shell.tsx';
import { FirstLoad } from './ui/first-load.tsx';

/** The id of the route that all public rooms share, and of its data. */
export const SHOP = 'shop';

const message = (handle: PageHandle = {}): PageHandle => ({ footer: false, light: true, ...handle });

/** The public routes: rendered at the edge, hydrated in the browser. `main.tsx` adds those of the back office. */
export const routesWith = (otherPages: RouteObject[]): RouteObject[] => [
  {
    id: SHOP,
    loader: ({ context }) => loadShop(visitOf(context)),
    Component: ShopShell,
    ErrorBoundary: RouteErrorScreen,
    HydrateFallback: FirstLoad,
    children: [
      ...firstPages,
      { id: 'country', path: 'country', lazy: () => import('./shell/choose-country.ts') },
      ...otherPages,
      { id: 'error', path: 'error', Component: NotFoundScreen, handle: message() },
      { id: 'forbidden', path: 'forbidden', Component: ForbiddenScreen, handle: message({ status: 403 }) },
      { id: 'unknown', path: '*', Component: NotFoundScreen, handle: message({ status: 404 }) },
    ],
  },
];
