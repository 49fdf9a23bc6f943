import type { RouteObject } from 'react-router-dom';
import NotFoundScreen, { ForbiddenScreen, RouteErrorScreen } from './marketing/error-screen.tsx';
import { homeLoader } from './marketing/home/home-loader.ts';
import HomeScreen from './marketing/home/home-screen.tsx';
import PublicShell from './marketing/shell.tsx';
import { FirstLoad } from './ui/first-load.tsx';

/** The public rooms: the edge paints them, the browser takes over. The back office comes with `main.tsx`. */
export const routes: RouteObject[] = [
  {
    Component: PublicShell,
    ErrorBoundary: RouteErrorScreen,
    HydrateFallback: FirstLoad,
    children: [
      { index: true, loader: homeLoader, Component: HomeScreen },
      { path: 'login', lazy: () => import('./account/login-screen.tsx') },
      { path: 'signup', lazy: () => import('./account/signup-screen.tsx') },
      { path: 'forgot-password', lazy: () => import('./account/forgot-password-screen.tsx') },
      { path: 'reset-password', lazy: () => import('./account/reset-password-screen.tsx') },
      { path: 'api/docs', lazy: () => import('./docs/docs-screen.tsx'), handle: { footer: false } },
      { path: 'error', Component: NotFoundScreen, handle: { footer: false } },
      { path: 'forbidden', Component: ForbiddenScreen, handle: { footer: false, status: 403 } },
      { path: '*', Component: NotFoundScreen, handle: { footer: false, status: 404 } },
    ],
  },
];
