import { matchRoutes, type RouteObject } from 'react-router-dom';

const SIGNS = ['pointerover', 'touchstart', 'focusin'];

/** Loads the screen of a link as soon as the user seems about to follow it, so that only its data remains to load. */
export function prefetch(known: () => RouteObject[], others: () => Promise<RouteObject[]>) {
  const load = async (path: string) => {
    const found = matchRoutes(known(), path)?.at(-1)?.route;
    const route = found?.path === '*' ? matchRoutes(await others(), path)?.at(-1)?.route : found;
    if (typeof route?.lazy === 'function') await route.lazy();
  };
  const meant = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    // If it fails, the actual navigation shows the error.
    if (link) load(link.pathname).catch(() => {});
  };
  for (const sign of SIGNS) document.addEventListener(sign, meant, { passive: true });
}
