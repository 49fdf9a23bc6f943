import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { EveryRoomStyles } from '../../ui/every-room-styles.tsx';
import { ScrollRestoration } from '../../ui/scroll-restoration.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ToastProvider } from '../../ui/toast.tsx';
import { ShortcutHelp } from '../keyboard/shortcut-help.tsx';
import { usePollingNewCounts } from '../new-counts.ts';
import { sidebar, usePreference } from '../preferences.ts';
import { learnShopAgain, useShopName } from '../shop-name.ts';
import { useUndone } from '../use-undo.ts';
import { Header } from './header.tsx';
import { Jobs } from './jobs.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSignOutOfOtherTabs } from './use-other-tabs.ts';
import { usePageFocus } from './use-page-focus.ts';

const SIDEBAR_ID = 'sidebar';

export function Shell() {
  const [state, setState] = usePreference(sidebar);
  const collapsed = state === 'collapsed';
  usePageFocus();
  useSignOutOfOtherTabs();
  useDenseControls();
  usePollingNewCounts();
  useUndone(() => void learnShopAgain());
  const shop = useShopName();
  return (
    <ToastProvider>
      <EveryRoomStyles />
      <SkipLink />
      <div className="flex min-h-dvh">
        <Sidebar id={SIDEBAR_ID} collapsed={collapsed} />
        <div className="flex min-w-0 flex-1 flex-col">
          <Header
            sidebarId={SIDEBAR_ID}
            collapsed={collapsed}
            onToggle={() => setState(collapsed ? 'expanded' : 'collapsed')}
          />
          <main
            id="content"
            tabIndex={-1}
            className="flex-1 px-4 py-6 wrap-break-word outline-none print:p-0 has-data-[foot=tall]:max-sm:pb-20 md:px-8"
          >
            <div className="mx-auto w-full max-w-page has-data-wide:max-w-none">
              <Jobs />
              <Outlet />
            </div>
          </main>
          <footer className="print:hidden px-4 py-4 text-fine text-muted md:px-8">
            Copyright © 2025 {shop && `${shop}. `}Admin Panel
          </footer>
        </div>
      </div>
      <ShortcutHelp />
      <ScrollRestoration />
    </ToastProvider>
  );
}

/** On the root element, so that dialogs and menus outside the shell are dense too. */
function useDenseControls() {
  useLayoutEffect(() => {
    document.documentElement.dataset.density = 'dense';
    return () => {
      delete document.documentElement.dataset.density;
    };
  }, []);
}
