import type { RouteObject } from 'react-router-dom';

export const subscriberRoutes: RouteObject[] = [
  { path: 'subscribers', lazy: () => import('./subscriber-list.tsx') },
];
