/** A value that only one product has, as one or more columns. */
export type HeldAlone = {
  /** The field where a clash is reported. */
  path: string;
  what: string;
  /** By column and schema name; no one has it if the first is null. `none`: the value of those without it. */
  columns: readonly { column: string; name: string; none: null | string }[];
};

/** To pass one on, or to swap two, they are taken away first: the database allows no two at any time. */
export const HELD_ALONE: readonly HeldAlone[] = [
  { path: 'sku', what: 'this SKU', columns: [{ column: 'sku', name: 'sku', none: null }] },
  { path: 'barcode', what: 'this barcode', columns: [{ column: 'barcode', name: 'barcode', none: null }] },
  {
    path: 'options',
    what: 'these options in this family',
    columns: [
      { column: 'family_id', name: 'familyId', none: null },
      { column: 'options', name: 'options', none: '[]' },
    ],
  },
];
