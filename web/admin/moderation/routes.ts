import type { RouteObject } from 'react-router-dom';

export const moderationRoutes: RouteObject[] = [
  { path: 'reviews', lazy: () => import('./reviews.tsx') },
  { path: 'comments', lazy: () => import('./comments.tsx') },
];
