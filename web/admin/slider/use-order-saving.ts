import { useRef } from 'react';
import type { SliderImage } from '../../../functions/contracts/slider.ts';
import { api, asProblem } from '../../api/client.ts';
import { orderSliderImages } from '../../api/slider-records.ts';
import { useToast } from '../../ui/toast.tsx';

export type Ordered = {
  onOrdered: (rows: SliderImage[]) => void;
  /** Somebody else was here: the list shows what is no longer so. */
  onOutdated: () => void;
};

/** Saves an order with one call, the next one after it; those in between are passed over. */
export function useOrderSaving({
  onOrdered,
  onOutdated,
  onWanted,
}: Ordered & { onWanted: (ids: number[]) => void }) {
  const saving = useRef(Promise.resolve());
  const latest = useRef<number[]>(undefined);
  const toast = useToast();

  function save(ids: number[], before: number[] | undefined) {
    latest.current = ids;
    saving.current = saving.current.then(() => send(ids, before));
  }

  async function send(ids: number[], before: number[] | undefined) {
    if (latest.current !== ids) return;
    try {
      const { rows } = await orderSliderImages(api, ids);
      if (latest.current === ids) onOrdered(rows);
      toast(
        before
          ? { text: 'The new order is saved.', action: undo(before) }
          : { text: 'The order is as it was.' },
      );
    } catch (error) {
      toast({ text: `The order is not saved. ${asProblem(error).message}`, tone: 'danger' });
      onOutdated();
    }
  }

  const undo = (before: number[]) => ({
    label: 'Undo',
    run: () => {
      onWanted(before);
      save(before, undefined);
    },
  });

  return save;
}
