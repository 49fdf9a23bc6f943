import { useRef } from 'react';
import type { SliderImage } from '../../../../functions/catalog/slider/contract.ts';
import { api, asProblem } from '../../../api/client.ts';
import { orderSliderImages } from '../../../api/slider-order.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useUndo } from '../../use-undo.ts';

export type Ordered = {
  onOrdered: (rows: SliderImage[]) => void;
  /** Someone else changed the rows, so the list is out of date. */
  onOutdated: () => void;
};

/** Saves orders one call at a time, skipping intermediate ones. */
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
