import type { FilterOption } from '../list/select-filter.tsx';

type Named<Row> = { idOf: (row: Row) => string; nameOf: (row: Row) => string };

/** Rows as the options of a select, by name. */
export function optionsOf<Row>(
  { idOf, nameOf }: Named<Row>,
  rows: readonly Row[] | undefined,
): FilterOption[] {
  return (rows ?? [])
    .map(row => ({ value: idOf(row), label: nameOf(row) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** The same; what the website does not show is marked. */
export const markedOptionsOf = <Row extends { displayStatus: boolean }>(
  { idOf, nameOf }: Named<Row>,
  rows: readonly Row[] | undefined,
) => optionsOf({ idOf, nameOf: row => `${nameOf(row)}${row.displayStatus ? '' : ' (inactive)'}` }, rows);
