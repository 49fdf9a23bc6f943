import type { RouteObject } from 'react-router-dom';

/** The forms bring the handling of pictures along, which no list needs. */
export const postRoutes: RouteObject[] = [
  { path: 'posts', lazy: () => import('./post-list.tsx') },
  { path: 'posts/create', lazy: async () => (await import('./post-screens.tsx')).createRoute },
  { path: 'posts/edit/:id', lazy: async () => (await import('./post-screens.tsx')).editRoute },
];
