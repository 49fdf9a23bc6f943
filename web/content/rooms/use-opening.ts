import { useEffect, useRef, useState } from 'react';

/**
 * Closed only once the script knows that nobody sees it yet, and open again where it is scrolled to. Thus it is open from the
 * start without scripts, and for people who ask for less motion.
 */
export function useOpening() {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'still' | 'closed' | 'opened'>('still');
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top <= innerHeight) return;
    setState('closed');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setState('opened');
        observer.disconnect();
      },
      { rootMargin: '0px 0px -45%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isClosed: state === 'closed', moves: state !== 'still' };
}
