import { useEffect, useRef } from 'react';
import { useTakenOver } from '../ui/taken-over.ts';

/** Who chose something from the list begins to read, or to listen, at its heading; the first page stays as it is. */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useRef(useTakenOver());
  useEffect(() => {
    if (!isChosen.current) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
