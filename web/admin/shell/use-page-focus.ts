import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page begins at its title, for whoever listens or goes by keyboard; a freshly loaded one at its top. */
export function usePageFocus() {
  const { pathname } = useLocation();
  const loadedHere = useNavigationType() === 'POP';
  const shown = useRef(loadedHere ? pathname : null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
