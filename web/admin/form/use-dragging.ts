import { type PointerEvent as Press, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Of the row that is being dragged. */
export const HELD_LOOK = 'relative z-2 bg-action-soft shadow-float';

type Dragging<Id> = {
  order: Id[];
  onMove: (id: Id, place: number) => void;
  onDrop: (id: Id, before: Id[]) => void;
  onCancel: (id: Id, before: Id[]) => void;
};

type Held<Id> = { id: Id; before: Id[]; rows: HTMLCollection | undefined };

/** Drags a row of a table or list by its handle with mouse, pen or finger; Escape cancels. */
export function useDragging<Id>({ order, onMove, onDrop, onCancel }: Dragging<Id>) {
  const [held, setHeld] = useState<Held<Id>>();
  const drag = useEffectEvent(({ clientY }: PointerEvent) => {
    if (!held) return;
    const from = order.indexOf(held.id);
    const place = placeAt(clientY, [...(held.rows ?? [])], from);
    // Otherwise a drop that follows immediately would miss it.
    if (place !== from) flushSync(() => onMove(held.id, place));
  });
  const end = useEffectEvent((isDropped: boolean) => {
    setHeld(undefined);
    if (held) (isDropped ? onDrop : onCancel)(held.id, held.before);
  });

  const isHeld = held !== undefined;
  useEffect(() => {
    if (!isHeld) return;
    // On the window, because the handle moves and loses the pointer.
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointermove', event => drag(event), { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
    return () => stop.abort();
  }, [isHeld]);

  return {
    held: held?.id,
    take: ({ button, currentTarget }: Press, id: Id) => {
      if (button === 0) setHeld({ id, before: order, rows: currentTarget.closest('tbody, ol')?.children });
    },
  };
}

/** Where the dragged row would land: a neighbour gives way once its middle is passed. */
function placeAt(y: number, rows: Element[], from: number): number {
  const middles = rows.map(row => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  let place = from;
  while (place > 0 && y < (middles[place - 1] ?? 0)) place -= 1;
  while (place < rows.length - 1 && y > (middles[place + 1] ?? 0)) place += 1;
  return place;
}
