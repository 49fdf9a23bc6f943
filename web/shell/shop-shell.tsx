import { Outlet, useMatches } from 'react-router-dom';
import type { PageHandle } from '../pages.ts';
import { EveryRoomStyles } from '../ui/every-room-styles.tsx';
import { ScrollRestoration } from '../ui/scroll-restoration.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { PublicFrame } from './public-frame.tsx';
import { useChosenBefore } from './use-chosen-before.ts';

/** What stays in place across public pages. */
export default function ShopShell() {
  useChosenBefore();
  const handle: PageHandle = Object.assign({}, ...useMatches().map(match => match.handle));
  return (
    <ToastProvider>
      {!handle.light && <EveryRoomStyles />}
      <PublicFrame {...handle}>
        <Outlet />
      </PublicFrame>
      <ScrollRestoration />
    </ToastProvider>
  );
}
