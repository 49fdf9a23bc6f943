import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { useCartOfAccount } from '../cart/cart-of-account.ts';
import { ToastProvider } from '../ui/toast.tsx';
import { PublicFrame } from './public-frame.tsx';

/** What stays while one walks through the public rooms. A route with `handle: { footer: false }` has no footer. */
export default function ShopShell() {
  useCartOfAccount();
  const plain = useMatches().some(
    ({ handle }) => (handle as { footer?: boolean } | undefined)?.footer === false,
  );
  return (
    <ToastProvider>
      <PublicFrame footer={!plain}>
        <Outlet />
      </PublicFrame>
      <ScrollRestoration />
    </ToastProvider>
  );
}
