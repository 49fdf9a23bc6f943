import { type RouteObject, redirect } from 'react-router-dom';
import { FirstLoad } from '../ui/first-load.tsx';
import { accountRoutes } from './accounts/routes.ts';
import { categoryRoutes } from './categories/routes.tsx';
import { countryRoutes } from './countries/routes.tsx';
import { couponRoutes } from './coupons/routes.tsx';
import { customerRoutes } from './customers/routes.ts';
import { Dashboard } from './dashboard/dashboard.tsx';
import { guard, shouldGuardAgain } from './guard.ts';
import { logout } from './logout.ts';
import { matrixRoutes } from './matrix/routes.tsx';
import { messageRoutes } from './messages/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { NotFound } from './page/not-found.tsx';
import { ScreenFailure } from './page/screen-failure.tsx';
import { postRoutes } from './posts/routes.ts';
import { productPriceRoutes } from './product-prices/routes.tsx';
import { productRoutes } from './products/routes.tsx';
import { Profile } from './profile/profile.tsx';
import { settingsRoutes } from './settings/routes.tsx';
import { Shell } from './shell/shell.tsx';
import { sliderRoutes } from './slider/routes.tsx';
import { subcategoryRoutes } from './subcategories/routes.tsx';
import { subscriberRoutes } from './subscribers/routes.ts';

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
          ...accountRoutes,
          ...categoryRoutes,
          ...subcategoryRoutes,
          ...countryRoutes,
          ...productPriceRoutes,
          { path: 'audit', lazy: () => import('./audit/audit-screen.tsx') },
          { path: 'history', lazy: () => import('./history/history-screen.tsx') },
          ...productRoutes,
          ...sliderRoutes,
          ...matrixRoutes,
          { path: 'import', lazy: () => import('./import/import-screen.tsx') },
          ...orderRoutes,
          ...couponRoutes,
          ...customerRoutes,
          ...messageRoutes,
          ...subscriberRoutes,
          ...moderationRoutes,
          ...postRoutes,
          { path: 'profile', Component: Profile },
          ...settingsRoutes,
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];
