import type { RouteObject } from 'react-router-dom';

/** A chunk of its own: whoever does not come here does not load it. */
export const matrixRoutes: RouteObject[] = [
  { path: 'product-prices/matrix', lazy: () => import('./matrix-screen.tsx') },
];
