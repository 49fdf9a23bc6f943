import type { FilterOption } from './select-filter.tsx';

/** Names by key, as select options. */
export const namedOptions = (names: Record<string, string>): FilterOption[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
