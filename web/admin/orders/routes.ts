import type { RouteObject } from 'react-router-dom';

export const orderRoutes: RouteObject[] = [
  { path: 'orders', lazy: () => import('./order-list.tsx') },
  { path: 'orders/:orderNumber', lazy: () => import('./order-screen.tsx') },
  { path: 'orders/:orderNumber/invoice', lazy: () => import('./papers/invoice-screen.tsx') },
  { path: 'orders/:orderNumber/packing-slip', lazy: () => import('./papers/packing-slip-screen.tsx') },
];
