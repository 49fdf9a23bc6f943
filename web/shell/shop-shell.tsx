import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { useCartOfAccount } from '../cart/use-cart-of-account.ts';
import type { PageHandle } from '../page-route.ts';
import { EveryRoomStyles } from '../ui/every-room-styles.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { PublicFrame } from './public-frame.tsx';

/** What stays while one walks through the public rooms. */
export default function ShopShell() {
  useCartOfAccount();
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as PageHandle);
  return (
    <ToastProvider>
      {!handles.some(({ light }) => light) && <EveryRoomStyles />}
      <PublicFrame footer={!handles.some(({ footer }) => footer === false)}>
        <Outlet />
      </PublicFrame>
      <ScrollRestoration />
    </ToastProvider>
  );
}
