import {
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table';

/** The server searches, sorts and paginates; the table only displays and sets the sort. */
export const listFeatures = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<{ numeric?: boolean; className?: string }>(),
});

export type ListColumns<Row> = TableOptions<typeof listFeatures, Row & object>['columns'];

export type Column<Row> = ListColumns<Row>[number];

/** In the table's notation. */
export const nameOf = <Row>(column: Column<Row>): string =>
  column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '');

export const columnsOf = <Row extends object>() => createColumnHelper<typeof listFeatures, Row>();
