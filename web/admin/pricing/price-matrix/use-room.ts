import { type RefObject, useLayoutEffect } from 'react';

/** Reports a box's inner width, which its scroll bar may reduce. */
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
