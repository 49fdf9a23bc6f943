import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import NotFoundScreen, { ForbiddenScreen, RouteErrorScreen } from './marketing/error-message.tsx';
import { chooseCountry } from './shell/choose-country.ts';
import { shopLoader } from './shell/shop-loader.ts';
import ShopShell from './shell/shop-shell.tsx';
import { FirstLoad } from './ui/first-load.tsx';

/** The id of the route that all public rooms share, and of its data. */
export const SHOP = 'shop';

type Handle = {
  /** Goes without the footer. */
  footer?: false;
  status?: number;
  /** What stands on the page, and is read out, while it loads. */
  loading?: string;
  /** Made for one visitor alone, and so never kept for another. */
  kept?: false;
};

const screens = import.meta.glob<LazyRouteFunction<RouteObject>>([
  './{account,blog,cart,checkout,docs,marketing,order,shop}/**/*-screen.tsx',
]) as unknown as Record<string, LazyRouteFunction<RouteObject>>;

/** A page, and the file of its screen: `<screen>-screen.tsx`, which exports `Component` and, if it has one, `loader`. */
function page(path: string, screen: string, handle: Handle = {}): RouteObject {
  const lazy = screens[`./${screen}-screen.tsx`];
  if (!lazy) throw new Error(`There is no screen ${screen}`);
  return { ...(path ? { path } : { index: true }), lazy, handle: { ...handle, screen } } as RouteObject;
}

/** The public rooms: the edge paints them, the browser takes over. The back office comes with `main.tsx`. */
export const routes: RouteObject[] = [
  {
    id: SHOP,
    loader: shopLoader,
    Component: ShopShell,
    ErrorBoundary: RouteErrorScreen,
    HydrateFallback: FirstLoad,
    children: [
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
      page('contact', 'marketing/contact/contact'),
      page('coming-soon', 'marketing/coming-soon/coming-soon', { footer: false }),
      page('blog', 'blog/blog'),
      page('blog-details', 'blog/post/post', { kept: false }),
      page('blog-details/:slug', 'blog/post/post', { kept: false }),
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
