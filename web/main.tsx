import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { onDismissed } from './api/fetch-with-session.ts';
import { rememberShop, type ShopData } from './api/visit.ts';
import { readPageData } from './page-data.ts';
import { isBackOffice } from './paths.ts';
import { routes, SHOP } from './routes.tsx';
import { applyStoredTheme } from './ui/theme.ts';

applyStoredTheme();
await loadMatchedScreens();

const hydrationData = readPageData();
rememberShop(hydrationData?.loaderData?.[SHOP] as ShopData | undefined);
const router = createBrowserRouter(routes, {
  ...(hydrationData && { hydrationData }),
  async patchRoutesOnNavigation({ path, patch }) {
    if (!isBackOffice(path)) return;
    const { adminRoutes } = await import('./admin/routes.tsx');
    patch(null, adminRoutes);
  },
});
onDismissed(path => router.navigate(path));

const root = document.getElementById('root') as HTMLElement;
const page = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
if (hydrationData) hydrateRoot(root, page);
else createRoot(root).render(page);

/** What the edge painted can only be taken over with the same screen at hand. */
async function loadMatchedScreens() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
