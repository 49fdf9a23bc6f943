import { type RouteObject, redirect } from 'react-router-dom';
import { onSending } from '../api/fetch-with-session.ts';
import { PASSKEY_SETUP } from '../api/return-path.ts';
import { FirstLoad } from '../ui/first-load.tsx';
import { guard, shouldGuardAgain } from './guard.ts';
import { logout } from './logout.ts';
import { settingsRoutes } from './office/settings/routes.tsx';
import { NotFound } from './page/not-found.tsx';
import { ScreenFailure } from './page/screen-failure.tsx';
import { sections } from './sections.ts';
import { sendOnce } from './send-once.ts';
import { Shell } from './shell/shell.tsx';

onSending(sendOnce);

const toDashboard = () => redirect('/admin/admindashboard');

/** The back office. Every screen is behind the guard; sidebar screens come from their sections. */
export const adminRoutes: RouteObject[] = [
  {
    path: PASSKEY_SETUP,
    loader: args => guard(args, adminRoutes),
    ErrorBoundary: ScreenFailure,
    HydrateFallback: FirstLoad,
    lazy: async () => ({ Component: (await import('./people/passkeys/setup-screen.tsx')).SetupScreen }),
  },
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
          ...sections.flatMap(({ routes }) => routes),
          { path: 'import', lazy: () => import('./office/imports/import-screen.tsx') },
          { path: 'profile', lazy: () => import('./people/profile/profile.tsx') },
          ...settingsRoutes,
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];
