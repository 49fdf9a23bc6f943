import { useEffect, useRef } from 'react';
import { useHydrated } from '../ui/hydrated.ts';

/** Moves the focus to the heading of a call picked from the list; the initial page is left alone. */
export function useFocusHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useRef(useHydrated());
  useEffect(() => {
    if (!isChosen.current) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
