import type { FilterOption } from './select-filter.tsx';

/** Names by their keys, as the options of a select. */
export const namedOptions = (names: Record<string, string>): FilterOption[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
