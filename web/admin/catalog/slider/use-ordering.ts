import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SliderImage } from '../../../../functions/catalog/slider/contract.ts';
import { placeByKey } from '../../form/place-by-key.ts';
import { useDragging } from '../../form/use-dragging.ts';
import { slider } from './slider.ts';
import { type Ordered, useOrderSaving } from './use-order-saving.ts';

const idsOf = (rows: SliderImage[]) => rows.map(({ imageId }) => imageId);

type NewOrder = { of: SliderImage[]; ids: number[] };

/** The rows in their unsaved order, and the row handle's actions. */
export function useOrdering({ rows, ...saving }: Ordered & { rows: SliderImage[] }) {
  // If others added or deleted rows, the local order no longer applies.
  const [newOrder, setNewOrder] = useState<NewOrder>();
  const [said, setSaid] = useState('');
  const order = newOrder?.of === rows ? newOrder.ids : idsOf(rows);
  const reorder = (ids: number[]) => setNewOrder({ of: rows, ids });
  const save = useOrderSaving({
    ...saving,
    onOutdated: () => {
      setNewOrder(undefined);
      saving.onOutdated();
    },
  });
  const refocus = useRefocus(order);

  function move(id: number, to: number): number[] {
    const next = order.filter(one => one !== id).toSpliced(to, 0, id);
    if (next.join() === order.join()) return order;
    const row = rows.find(({ imageId }) => imageId === id);
    reorder(next);
    refocus(id);
    if (row) setSaid(`${slider.nameOf(row)} moved to position ${to + 1} of ${order.length}.`);
    return next;
  }

  const dragging = useDragging({
    order,
    onMove: (id, place) => void move(id, place),
    onDrop: (_, before) => before.join() !== order.join() && save(order),
    onCancel: (_, before) => reorder(before),
  });

  function press(event: KeyboardEvent, id: number) {
    const at = order.indexOf(id);
    const to = placeByKey(event.key, at, order.length);
    if (to === undefined || dragging.held !== undefined) return;
    event.preventDefault();
    const next = move(id, to);
    if (next !== order) save(next);
  }

  return {
    rows: order.flatMap(id => rows.find(({ imageId }) => imageId === id) ?? []),
    held: dragging.held,
    said,
    handleOf: ({ imageId }: SliderImage) => ({
      onKeyDown: (event: KeyboardEvent) => press(event, imageId),
      onPointerDown: (event: PointerEvent) => dragging.take(event, imageId),
    }),
  };
}

/** A row that is moved in the DOM loses focus. */
function useRefocus(order: number[]) {
  const moved = useRef<number>(undefined);
  const places = order.join();
  useLayoutEffect(() => {
    if (places && moved.current !== undefined) {
      document.querySelector<HTMLElement>(`tr[data-image="${moved.current}"] button`)?.focus();
      moved.current = undefined;
    }
  }, [places]);
  return (id: number) => {
    moved.current = id;
  };
}
