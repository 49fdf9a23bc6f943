import { createContext, use, useSyncExternalStore } from 'react';
import type { Sheet } from './sheet.ts';
import type { Measures } from './use-viewport.ts';

export type GridParts = { sheet: Sheet; measures: Measures };

export const GridContext = createContext<GridParts | null>(null);

export function useGrid(): GridParts {
  const parts = use(GridContext);
  if (!parts) throw new Error('a part of the grid was rendered outside the grid');
  return parts;
}

/** What a cell, a heading or the bar shows of the prices: rerendered only when that value changes. */
export const usePrices = <Shown>({ store }: Pick<Sheet, 'store'>, read: () => Shown): Shown =>
  useSyncExternalStore(store.subscribe, read);

export const useGridState = <Shown>({ grid }: Pick<Sheet, 'grid'>, read: () => Shown): Shown =>
  useSyncExternalStore(grid.subscribe, read);
