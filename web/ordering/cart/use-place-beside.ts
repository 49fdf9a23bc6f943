import { type RefObject, useEffect } from 'react';

const GAP = 12;

/** Moves a floating panel between bottom and top, so that it does not cover this element, also while scrolling. */
export function usePlaceBeside(floating: RefObject<HTMLElement | null>, element: HTMLElement) {
  useEffect(() => {
    const panel = floating.current;
    if (!panel) return;
    const place = () => {
      if (!isOver(panel, element)) return;
      const isAtTop = panel.dataset.at === 'top';
      panel.dataset.at = isAtTop ? 'bottom' : 'top';
      if (isOver(panel, element)) panel.dataset.at = 'bottom';
    };
    const observer = new ResizeObserver(place);
    observer.observe(panel);
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [floating, element]);
}

function isOver(panel: HTMLElement, element: HTMLElement): boolean {
  const [a, b] = [panel.getBoundingClientRect(), element.getBoundingClientRect()];
  return a.top - GAP < b.bottom && a.bottom + GAP > b.top && a.left < b.right && a.right > b.left;
}
