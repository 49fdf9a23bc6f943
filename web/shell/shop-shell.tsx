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
