import type { FilterOption } from '../list/select-filter.tsx';

type Named<Row> = { idOf: (row: Row) => string; nameOf: (row: Row) => string };

/** Rows as select options, by name. */
export function optionsOf<Row>(
  { idOf, nameOf }: Named<Row>,
  rows: readonly Row[] | undefined,
): FilterOption[] {
  return (rows ?? [])
    .map(row => ({ value: idOf(row), label: nameOf(row) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** The same, marking those hidden on the website. */
export const markedOptionsOf = <Row extends { displayStatus: boolean }>(
  { idOf, nameOf }: Named<Row>,
  rows: readonly Row[] | undefined,
) => optionsOf({ idOf, nameOf: row => `${nameOf(row)}${row.displayStatus ? '' : ' (inactive)'}` }, rows);
