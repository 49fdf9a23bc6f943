import { usualDecimals } from '../../../../functions/contracts/usual-decimals.ts';
import { type Field, isFlag, isMoney, type Value } from './fields.ts';

const decimals = new Map<string, number>();
const formats = new Map<string, Intl.NumberFormat>();

/** The number of decimals of an amount: none in yen, two in most currencies and by default. */
export function decimalsIn(denomination: string): number {
  const found = decimals.get(denomination) ?? usualDecimals(denomination);
  decimals.set(denomination, found);
  return found;
}

/** The currency is in the column heading, so the cells hold plain numbers. */
export function shown(field: Field, value: Value, denomination: string): string {
  return written(field, value, denomination, true);
}

/** As a spreadsheet in the same language reads it: without thousands separators. */
export const forSpreadsheet = (field: Field, value: Value, denomination: string) =>
  written(field, value, denomination, false);

function written(field: Field, value: Value, denomination: string, grouped: boolean): string {
  if (value === null || value === undefined) return '';
  if (isFlag(field) && typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'number') return String(value);
  const least = isMoney(field) ? decimalsIn(denomination) : 0;
  const most = Math.max(least, (String(value).split('.')[1] ?? '').length);
  return formatOf(least, most, grouped).format(value);
}

function formatOf(minimumFractionDigits: number, maximumFractionDigits: number, useGrouping: boolean) {
  const key = `${minimumFractionDigits}${maximumFractionDigits}${useGrouping}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(undefined, {
    minimumFractionDigits,
    maximumFractionDigits,
    useGrouping,
    numberingSystem: 'latn',
  });
  formats.set(key, format);
  return format;
}
