import { type RefObject, useLayoutEffect } from 'react';

/** Tells how wide the inside of a box is, which its own scroll bar may make narrower. */
export function useRoom(box: RefObject<HTMLElement | null>, tell: (width: number) => void) {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => tell(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, tell]);
}
