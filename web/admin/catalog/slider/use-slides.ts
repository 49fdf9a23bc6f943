import { useEffect } from 'react';
import type { SliderImage } from '../../../../functions/catalog/slider/contract.ts';
import { rememberList } from '../../list/list-memory.ts';
import { useListAddress } from '../../list/use-list-address.ts';
import { useSearch } from '../../list/use-search.ts';
import { useLoaded } from '../../use-loaded.ts';
import { slider } from './slider.ts';

const readSlider = async () => (await slider.list({})).rows;

/** All images, since they are ordered together, and those matching search and status. */
export function useSlides() {
  const address = useListAddress(['displayStatus']);
  const { addressWith } = useSearch();
  const { data: all, ...loading } = useLoaded(['slider'], readSlider);
  const { q, filters } = address;
  const isWanted = ({ displayStatus, title, caption }: SliderImage) =>
    (filters.displayStatus === undefined || filters.displayStatus === String(displayStatus)) &&
    (!q || `${title}\n${caption}`.toLowerCase().includes(q.toLowerCase()));

  const { search: closed } = addressWith({ panel: undefined });
  useEffect(() => rememberList(slider.path, closed), [closed]);
  return {
    ...address,
    ...loading,
    all,
    rows: address.isFiltered ? all?.filter(isWanted) : all,
    shown: all?.filter(({ displayStatus }) => displayStatus).length ?? 0,
    /** With the create or edit panel above the rows. */
    panelAt: (which: string) => addressWith({ panel: which }),
  };
}
