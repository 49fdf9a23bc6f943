import type { RouteObject } from 'react-router-dom';

export const orderRoutes: RouteObject[] = [
  { path: 'orders', lazy: () => import('./order-list.tsx') },
  { path: 'orders/:orderNumber', lazy: () => import('./order-screen.tsx') },
];
