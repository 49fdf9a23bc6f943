import { useRef } from 'react';

/** A deleted row takes its buttons along: focus moves to the next row, or to the title. */
export function useFocusOnNeighbour() {
  const opener = useRef(document.activeElement);
  const next = useRef<HTMLElement>(null);
  return {
    /** Call it while the row still exists. */
    moveOn: () => {
      const row = opener.current?.closest('tr');
      const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
      next.current = neighbour?.querySelector('a') ?? document.querySelector('h1');
    },
    target: () => next.current ?? (true as const),
  };
}
