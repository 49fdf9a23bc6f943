import { useRef } from 'react';

/** A deleted row takes its buttons along: the focus goes on to the row beside it, or else to the title. */
export function useFocusOnNeighbour() {
  const opener = useRef(document.activeElement);
  const next = useRef<HTMLElement>(null);
  return {
    /** Call it while the row is still there. */
    moveOn: () => {
      const row = opener.current?.closest('tr');
      const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
      next.current = neighbour?.querySelector('a') ?? document.querySelector('h1');
    },
    target: () => next.current ?? (true as const),
  };
}
