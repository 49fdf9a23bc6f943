import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { lastPageOf, pageCountOf } from '../../../../functions/contracts/list-limits.ts';
import { MOST_PRODUCTS } from '../../../../functions/pricing/price-matrix/contract.ts';
import { api } from '../../../api/client.ts';
import { readPriceMatrix } from '../../../api/price-matrix.ts';
import { useLoaded } from '../../use-loaded.ts';
import { columnsOf } from './columns.ts';
import { layoutOf } from './families.ts';
import { createGridState } from './grid-state.ts';
import { createMatrixStore } from './matrix-store.ts';
import type { Sheet } from './sheet.ts';
import type { useMatrixAddress } from './use-matrix-address.ts';
import { useNarrow } from './use-narrow.ts';

const PINNED = { wide: 272, narrow: 152 };

/** The requested prices, with unsaved changes applied. */
export function useMatrix(address: ReturnType<typeof useMatrixAddress>) {
  const [store] = useState(createMatrixStore);
  const [grid] = useState(createGridState);
  const { q, filters, layer, countries: wanted } = address;
  const page = String(Math.min(Number(address.page), lastPageOf(MOST_PRODUCTS)));
  const question = JSON.stringify({ q, page, ...filters, grouped: 'true', country: wanted?.join(',') });
  const { data, ...loading } = useLoaded(['price matrix', question], () =>
    readPriceMatrix(api, JSON.parse(question)),
  );
  const [shown, setShown] = useState<typeof data>();
  useLayoutEffect(() => {
    if (!data) return;
    store.load(data);
    setShown(data);
  }, [data, store]);

  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const narrow = useNarrow();
  const [width, setWidth] = useState(0);
  const [onPhone, setOnPhone] = useState<number>();
  const wantedIds = wanted?.join(',') ?? '';
  const chosen = useMemo(() => {
    const all = shown?.countries ?? [];
    const asked = all.filter(({ countryId }) => wantedIds.split(',').includes(String(countryId)));
    return asked.length > 0 ? asked : all;
  }, [shown, wantedIds]);
  const current = chosen.find(({ countryId }) => countryId === onPhone) ?? chosen[0];
  const fold = useCallback(
    (familyIds: readonly number[], isFolded: boolean) =>
      setFolded(now => {
        const others = [...now].filter(id => !familyIds.includes(id));
        return new Set(isFolded ? [...others, ...familyIds] : others);
      }),
    [],
  );
  const layout = useMemo(
    () => layoutOf({ products: shown?.products ?? [], families: shown?.families ?? [] }, folded),
    [shown, folded],
  );
  const sheet = useMemo<Sheet>(() => {
    const columns = narrow && current ? [current] : chosen;
    const room = narrow ? width - PINNED.narrow : 0;
    return {
      store,
      grid,
      products: shown?.products ?? [],
      layout,
      fold,
      columns: columnsOf(columns, layer, room),
      countries: chosen.length,
    };
  }, [store, grid, shown, layout, fold, chosen, current, narrow, width, layer]);

  useEffect(() => {
    const { active } = grid.selection();
    if (active.row >= sheet.products.length || active.col >= sheet.columns.all.length) grid.reset();
  }, [sheet, grid]);

  const measures = useMemo(
    () => ({
      rowHeight: narrow ? 44 : 34,
      head: layer === 'All' ? 60 : 48,
      pinned: narrow ? PINNED.narrow : PINNED.wide,
    }),
    [narrow, layer],
  );
  return {
    ...loading,
    sheet,
    measures,
    setWidth,
    countries: shown?.countries ?? [],
    chosen,
    isShown: shown !== undefined,
    total: shown?.total,
    pageCount: pageCountOf(shown?.total ?? 0, MOST_PRODUCTS),
    phone: narrow && current ? { country: current, show: setOnPhone } : undefined,
  };
}
