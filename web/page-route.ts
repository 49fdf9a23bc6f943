import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

export type PageHandle = {
  /** Goes without the footer. */
  footer?: false;
  status?: number;
  /** Made for one visitor alone, and so never kept for another. */
  kept?: false;
  /** Wears only the classes of the first sheet. */
  light?: true;
};

type Screens = Record<string, unknown>;

/** Makes a page of its path and the file of its screen, which exports `Component` and, if it has them, `loader` and `action`. */
export const pagesOf =
  (screens: Screens) =>
  (path: string, screen: string, handle: PageHandle = {}): RouteObject => {
    const lazy = screens[`./${screen}-screen.tsx`] as LazyRouteFunction<RouteObject> | undefined;
    if (!lazy) throw new Error(`There is no screen ${screen}`);
    return { id: `page ${path}`, path, lazy, handle: { ...handle, screen } };
  };
