import { useRef } from 'react';
import type { SliderImage } from '../../../../functions/catalog/slider/contract.ts';
import { api, asProblem } from '../../../api/client.ts';
import { orderSliderImages } from '../../../api/slider-order.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useUndo } from '../../use-undo.ts';

export type Ordered = {
  onOrdered: (rows: SliderImage[]) => void;
  /** Somebody else changed the rows: the list is out of date. */
  onOutdated: () => void;
};

/** Saves an order with one call, the next one after it; those in between are passed over. */
export function useOrderSaving({ onOrdered, onOutdated }: Ordered) {
  const saving = useRef(Promise.resolve());
  const latest = useRef<number[]>(undefined);
  const toast = useToast();
  const undo = useUndo();

  function save(ids: number[]) {
    latest.current = ids;
    saving.current = saving.current.then(() => send(ids));
  }

  async function send(ids: number[]) {
    if (latest.current !== ids) return;
    try {
      const { rows, change } = await orderSliderImages(api, ids);
      if (latest.current === ids) onOrdered(rows);
      toast({ text: 'New order saved.', ...undo(change) });
    } catch (error) {
      toast({ text: `Couldn’t save the order. ${asProblem(error).message}`, tone: 'danger' });
      onOutdated();
    }
  }

  return save;
}
