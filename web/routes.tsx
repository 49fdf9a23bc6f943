import firstPages from 'virtual:first-pages';
import type { RouteObject } from 'react-router-dom';
import { isCountryChanged, loadShop, visitOf } from './api/request-context.ts';
import type { PageHandle } from './pages.ts';
import { RouteError } from './route-error.tsx';
import { action as chooseCountry, loader as leaveCountry } from './shell/choose-country.ts';
import ShopShell from './shell/shop-shell.tsx';
import { FirstLoad } from './ui/first-load.tsx';

/** The id of the route shared by all public pages, and of its data. */
export const SHOP = 'shop';

const message = (handle: PageHandle = {}): PageHandle => ({ footer: false, light: true, ...handle });

const messages = () => import('./content/pages/error-message.tsx');
const notFound = async () => ({ Component: (await messages()).NotFoundScreen });
const forbidden = async () => ({ Component: (await messages()).ForbiddenScreen });

/** The public routes: rendered at the edge, hydrated in the browser. `main.tsx` adds the back office routes. */
export const routesWith = (otherPages: RouteObject[]): RouteObject[] => [
  {
    id: SHOP,
    loader: ({ context }) => loadShop(visitOf(context)),
    // Pages load data for the country that any tab chose last, so the frame must match.
    shouldRevalidate: ({ defaultShouldRevalidate }) => defaultShouldRevalidate || isCountryChanged(),
    Component: ShopShell,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstLoad,
    children: [
      ...firstPages,
      // Must be in the first script, so that no submission is lost after a deploy.
      { id: 'country', path: 'country', action: chooseCountry, loader: leaveCountry },
      ...otherPages,
      { id: 'error', path: 'error', lazy: notFound, handle: message() },
      { id: 'forbidden', path: 'forbidden', lazy: forbidden, handle: message({ status: 403 }) },
      { id: 'unknown', path: '*', lazy: notFound, handle: message({ status: 404 }) },
    ],
  },
];
