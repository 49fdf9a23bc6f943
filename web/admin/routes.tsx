import { type RouteObject, redirect } from 'react-router-dom';
import { FirstLoad } from '../ui/first-load.tsx';
import { categoryRoutes } from './categories/routes.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { guard, shouldGuardAgain } from './guard.ts';
import { logout } from './logout.ts';
import { NotFound } from './page/not-found.tsx';
import { ScreenFailure } from './page/screen-failure.tsx';
import { Profile } from './profile/profile.tsx';
import { Settings } from './settings/settings.tsx';
import { Shell } from './shell/shell.tsx';

const toDashboard = () => redirect('/admin/admindashboard');

/** The back office. Every screen is behind the guard; a resource brings its own routes. */
export const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    loader: args => guard(args, adminRoutes),
    shouldRevalidate: args => shouldGuardAgain(args, adminRoutes),
    Component: Shell,
    HydrateFallback: FirstLoad,
    children: [
      { index: true, loader: toDashboard },
      { path: 'logout', action: logout, loader: toDashboard },
      {
        ErrorBoundary: ScreenFailure,
        children: [
          { path: 'admindashboard', Component: Dashboard },
          ...categoryRoutes,
          { path: 'profile', Component: Profile },
          { path: 'settings', Component: Settings },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];
