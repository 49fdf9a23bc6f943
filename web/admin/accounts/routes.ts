import type { RouteObject } from 'react-router-dom';
import type { AdminHandle } from '../guard.ts';

const handle: AdminHandle = { permittedRoles: ['admin'] };

export const accountRoutes: RouteObject[] = [
  { path: 'accounts', handle, lazy: () => import('./account-list.tsx') },
  { path: 'accounts/create', handle, lazy: () => import('./invite-screen.tsx') },
  { path: 'accounts/edit/:id', handle, lazy: () => import('./account-screen.tsx') },
];
