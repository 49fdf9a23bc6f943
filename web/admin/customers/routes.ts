import type { RouteObject } from 'react-router-dom';

export const customerRoutes: RouteObject[] = [
  { path: 'customers', lazy: () => import('./customer-list.tsx') },
  { path: 'customers/:id', lazy: () => import('./customer-screen.tsx') },
];
