import { memoize } from '../../../../functions/contracts/memoize.ts';
import { usualDecimals } from '../../../../functions/contracts/usual-decimals.ts';
import { type Field, isFlag, isMoney, type Value } from './fields.ts';

const MOST_REMEMBERED = 500;

/** The number of decimals of an amount: none in yen, two in most currencies and by default. */
export const decimalsIn = memoize(MOST_REMEMBERED, usualDecimals);

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
  return formatOf({ least, most, grouped }).format(value);
}

type Format = { least: number; most: number; grouped: boolean };

const formatOf = memoize(
  MOST_REMEMBERED,
  ({ least, most, grouped }: Format) =>
    new Intl.NumberFormat(undefined, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: grouped,
      numberingSystem: 'latn',
    }),
);
