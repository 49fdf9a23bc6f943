import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Focuses the new page's title, or the row one returns from; a freshly loaded page starts at its top. */
export function usePageFocus() {
  const { pathname } = useLocation();
  const loadedHere = useNavigationType() === 'POP';
  const shown = useRef(loadedHere ? pathname : null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement?.closest('[data-marked]')) return;
    document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
