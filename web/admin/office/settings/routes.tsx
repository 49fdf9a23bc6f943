import type { RouteObject } from 'react-router-dom';
import type { AdminHandle } from '../../guard.ts';

const forAdmins: AdminHandle = { permittedRoles: ['admin'] };

export const settingsRoutes: RouteObject[] = [
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('./settings.tsx')).Settings }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./settings-start.tsx')).SettingsStart }),
      },
      {
        path: 'orders',
        handle: forAdmins,
        lazy: async () => ({ Component: (await import('./order-settings.tsx')).OrderSettingsPage }),
      },
      {
        path: 'shipping',
        handle: forAdmins,
        lazy: async () => ({ Component: (await import('./shipping-settings.tsx')).ShippingSettings }),
      },
      {
        path: 'sign-in',
        handle: forAdmins,
        lazy: async () => ({ Component: (await import('./sign-in-settings.tsx')).SignInSettingsPage }),
      },
      {
        path: 'browser',
        lazy: async () => ({ Component: (await import('./browser-settings.tsx')).BrowserSettings }),
      },
    ],
  },
];
