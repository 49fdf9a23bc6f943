import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { onDismissed } from './api/fetch-with-session.ts';
import { rememberShop, type ShopData } from './api/request-context.ts';
import { enableClientNavigation } from './client-navigation.ts';
import { loadWhole } from './page/missing-script.ts';
import { isRenderedElsewhere } from './page/rendered-elsewhere.ts';
import { readPageData } from './page-data.ts';
import { isBackOffice } from './paths.ts';
import { letPicturesTravel } from './picture-travel.ts';
import { prefetch } from './prefetch.ts';
import { loadErrorScreen } from './route-error.tsx';
import { routesWith, SHOP } from './routes.tsx';
import { applyStoredTheme } from './ui/theme.ts';

start().catch(error => {
  // The rendered page still works with its links and forms.
  console.warn('The page could not be hydrated:', error);
  (document.getElementById('lost') as HTMLElement).hidden = false;
  if (!document.getElementById('root')?.hasChildNodes()) loadWhole();
});

async function start() {
  try {
    applyStoredTheme();
  } catch {
    await import('./api/storage-of-visit.ts');
  }
  // A token in a link is removed from the URL before the app reads it.
  if (location.search.includes('token=')) await import('./handed-over.ts');
  await nextTask();
  const { routes, matches } = await matchRoutesHere();
  const hydrationData = readPageData();
  await Promise.all([loadScreens(matches), hydrationData?.errors && loadErrorScreen()]);
  await nextTask();

  if (hydrationData && isRenderedElsewhere() && loadWhole()) return;
  rememberShop(hydrationData?.loaderData?.[SHOP] as ShopData | undefined);
  // Like `createBrowserRouter`, which would also read hydration data from the router's own static pages.
  const router = createRouter({
    routes,
    history: createBrowserHistory(),
    mapRouteProperties,
    hydrationRouteProperties,
    ...(hydrationData && { hydrationData }),
    async patchRoutesOnNavigation({ path, patch }) {
      if (isBackOffice(path)) patch(null, (await import('./admin/routes.tsx')).adminRoutes);
      else patch(SHOP, await otherRoutes());
    },
  });
  const loadTravel = letPicturesTravel(router);
  function onRendered() {
    router.initialize();
    const { pathname, search, hash } = window.location;
    const path = pathname + search + hash;
    if (path !== router.createHref(router.state.location)) void router.navigate(path, { replace: true });
    onDismissed(path => router.navigate(path));
    enableClientNavigation((path, options) => router.navigate(path, options));
    prefetch(() => router.routes, otherRoutes);
    void loadTravel();
  }

  const root = document.getElementById('root') as HTMLElement;
  const page = <App router={router} onRendered={onRendered} />;
  // As a transition, so that input is handled in between.
  if (hydrationData) startTransition(() => void hydrateRoot(root, page));
  else {
    // React renders its own title.
    document.querySelector('title')?.remove();
    createRoot(root).render(page);
  }
}

type AppProps = { router: ReturnType<typeof createRouter>; onRendered: () => void };

/** The router stays where the page was rendered until hydration is over: React would discard a page that differs. */
function App({ router, onRendered }: AppProps) {
  useEffect(onRendered, [onRendered]);
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}

/** Starting in one task would block a slow phone. A message, since timers are slow in hidden pages. */
function nextTask() {
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  }).finally(() => port1.close());
}

async function otherRoutes(): Promise<RouteObject[]> {
  return (await import('virtual:other-pages')).default;
}

/** Most pages are among the first routes. */
async function matchRoutesHere() {
  const first = match([]);
  const isFirst = isBackOffice(window.location.pathname) || first.matches.at(-1)?.route.path !== '*';
  return isFirst ? first : match(await otherRoutes());
}

function match(others: RouteObject[]) {
  const routes = routesWith(others);
  return { routes, matches: matchRoutes(routes, window.location) ?? [] };
}

/** Hydration needs the screens that the edge rendered. */
async function loadScreens(matches: readonly { route: RouteObject }[]) {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
