import * as z from 'zod';
import { optionalLine } from './fields.ts';

/** GTIN-8, UPC, EAN-13 and GTIN-14. */
const GTIN = /^(\d{8}|\d{12,14})$/;
const TRIPLED = 3;

/** Every second digit, from the one before the check digit, counts three times. */
function hasCheckDigit(gtin: string): boolean {
  const digits = [...gtin].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 ? TRIPLED : 1), 0);
  return sum % 10 === 0;
}

/** Null if empty. */
export const barcode = (label: string) =>
  optionalLine(label).pipe(
    z
      .string()
      .regex(GTIN, { error: `${label} needs 8, 12, 13 or 14 digits`, abort: true })
      .refine(hasCheckDigit, `The last digit of the ${label.toLowerCase()} doesn’t match the others`)
      .nullable(),
  );
