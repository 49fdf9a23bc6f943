import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SkipLink } from '../ui/skip-link.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type PublicFrameProps = {
  footer?: boolean;
  /** The page brings its own header and `main`. */
  enclosed?: boolean;
  children: ReactNode;
};

export function PublicFrame({ footer = true, enclosed, children }: PublicFrameProps) {
  useFocusOnNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      {enclosed ? (
        children
      ) : (
        <>
          <SiteHeader />
          <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
            {children}
          </main>
          {footer && <SiteFooter />}
        </>
      )}
    </div>
  );
}

/** After navigation, focus the content for screen reader and keyboard users; the first page starts at the top. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
