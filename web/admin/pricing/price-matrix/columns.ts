import type { MatrixCountry } from '../../../../functions/pricing/price-matrix/contract.ts';
import type { NamedField } from '../../../../functions/records/record.ts';
import { FIELDS, type Field, kindOf, type Layer } from './fields.ts';

/** A grid column: one field of one country. */
export type Column = { country: MatrixCountry; field: Field; left: number; width: number };

const ALONE = 116;
const WIDTHS: Partial<Record<NamedField['kind'], number>> = { money: 104, decimal: 72, whole: 76, flag: 68 };
const widthOf = (field: Field) => WIDTHS[kindOf(field)] ?? ALONE;

export type Columns = { all: Column[]; width: number; fields: readonly Field[] };

/** One column per country, or six if all fields show; on a phone a single one that fills the width. */
export function columnsOf(countries: readonly MatrixCountry[], layer: Layer, room = 0): Columns {
  const fields = layer === 'All' ? FIELDS : [layer];
  const all: Column[] = [];
  let left = 0;
  for (const country of countries) {
    for (const field of fields) {
      const width = layer === 'All' ? widthOf(field) : Math.max(ALONE, room);
      all.push({ country, field, left, width });
      left += width;
    }
  }
  return { all, width: left, fields };
}

/** The columns between two positions, plus one on either side. */
export function columnsBetween({ all }: Columns, from: number, to: number): [first: number, last: number] {
  const after = all.findIndex(column => column.left + column.width > from);
  if (after === -1) return [Math.max(0, all.length - 1), all.length - 1];
  const beyond = all.findIndex((column, index) => index >= after && column.left >= to);
  return [Math.max(0, after - 1), beyond === -1 ? all.length - 1 : beyond];
}

export function columnAt({ all }: Columns, x: number): number {
  const found = all.findIndex(column => column.left + column.width > x);
  return found === -1 ? all.length - 1 : found;
}
