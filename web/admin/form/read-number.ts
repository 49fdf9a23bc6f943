import { isSameCurrency } from '../../../functions/contracts/currency-names.ts';

/** The decimal separator. */
export type DecimalSign = '.' | ',';
export type Reading = { number: number } | { problem: string; isAmbiguous?: true };

const SPACES = /[ \u00a0\u2007\u2009\u202f'’]/gu;
const TWO_NUMBERS = /\d[ \u00a0\u2007\u2009\u202f'’](?=\d)(?!\d{3}(?!\d))/u;
const CURRENCY_BEFORE = /^(?:\p{L}{0,3}\p{Sc}|\p{L}{1,4}\.?)/u;
const CURRENCY_AFTER = /(?:\p{L}{1,4}\.?|\p{Sc})$/u;
const ISO_CODE = /(?:^|[^\p{L}])([A-Z]{3})(?:$|[^\p{L}])/u;
const SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₫': 'VND',
};
const GROUPED = { '.': /^\d{1,3}(\.\d{2,3})*\.\d{3}$/, ',': /^\d{1,3}(,\d{2,3})*,\d{3}$/ };
const MOST_SHOWN = 20;

/**
 * Reads a number as people and spreadsheets write it: 1,234.50 or 1.234,50 € or 1 234.5. Ambiguous numbers are not
 * read unless the decimal separator is known.
 */
export function readNumber(text: string, decimalSign?: DecimalSign, denomination?: string): Reading {
  const other = foreignCurrency(text, denomination);
  if (other) return { problem: `“${shortened(text)}” is in ${other}, not in ${denomination}` };
  const { digits, isNegative } = bare(text);
  const found = readDigits(digits, decimalSign);
  if (found === undefined) return { problem: `“${shortened(text)}” is not a number` };
  if (found === 'ambiguous') {
    const [whole, parted] = [digits.replace(/[.,]/, ''), digits.replace(',', '.')];
    return { problem: `“${shortened(text)}” could mean ${whole} or ${parted}`, isAmbiguous: true };
  }
  return { number: isNegative && found !== 0 ? -found : found };
}

/** The decimal separator of the reader's own language, used for what they type. */
export const ownDecimalSign: DecimalSign =
  new Intl.NumberFormat(undefined, { numberingSystem: 'latn' })
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value === ','
    ? ','
    : '.';

/** Reads a typed number with the person's own separator. */
export const readTyped = (text: string, denomination?: string) =>
  readNumber(text, ownDecimalSign, denomination);

/** The same as text, for comparing with the stored value; unreadable text stays as typed. */
export function typedAsText(typed: unknown): string {
  const reading = readTyped(String(typed ?? ''));
  return 'number' in reading ? String(reading.number) : String(typed ?? '');
}

/** The unambiguous decimal separator of a column or block; undefined if there is none or both. */
export function decimalSignIn(texts: Iterable<string>): DecimalSign | undefined {
  const shown = new Set<DecimalSign>();
  for (const text of texts) {
    const sign = evidenceIn(bare(text).digits);
    if (sign) shown.add(sign);
  }
  return shown.size === 1 ? [...shown][0] : undefined;
}

function bare(text: string): { digits: string; isNegative: boolean } {
  // A space groups thousands, or separates two numbers: 2 3 is not 23.
  if (TWO_NUMBERS.test(text)) return { digits: text, isNegative: false };
  let rest = text.trim().replace(SPACES, '').replace('−', '-');
  const inBrackets = /^\((.*)\)$/.exec(rest);
  if (inBrackets) rest = inBrackets[1] ?? '';
  const signBefore = /^[+-]/.exec(rest)?.[0] ?? '';
  rest = rest.slice(signBefore.length).replace(CURRENCY_BEFORE, '');
  const signWithin = signBefore ? '' : (/^[+-]/.exec(rest)?.[0] ?? '');
  rest = rest.slice(signWithin.length).replace(CURRENCY_AFTER, '');
  return { digits: rest, isNegative: inBrackets !== null || signBefore === '-' || signWithin === '-' };
}

function readDigits(digits: string, decimalSign?: DecimalSign): number | 'ambiguous' | undefined {
  if (/^\d{1,15}$/.test(digits)) return Number(digits);
  const sign = evidenceIn(digits) ?? (isAmbiguous(digits) ? decimalSign : undefined);
  if (!sign) return isAmbiguous(digits) ? 'ambiguous' : undefined;
  const [whole = '', decimals = '', more] = digits.split(sign);
  const group = sign === '.' ? ',' : '.';
  if (more !== undefined || !/^\d*$/.test(decimals)) return undefined;
  if (!/^\d*$/.test(whole) && !GROUPED[group].test(whole)) return undefined;
  if (whole + decimals === '') return undefined;
  return Number(`${whole.replaceAll(group, '') || '0'}.${decimals || '0'}`);
}

const isAmbiguous = (digits: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);

function evidenceIn(digits: string): DecimalSign | undefined {
  const signs = digits.replace(/\d/g, '');
  if (!/^[.,]+$/.test(signs) || isAmbiguous(digits)) return undefined;
  const last = signs.at(-1) as DecimalSign;
  const other = last === '.' ? ',' : '.';
  if (signs.length === 1) return last;
  // A repeated separator groups thousands; a different last one is the decimal separator.
  return new Set(signs).size === 1 ? (GROUPED[last].test(digits) ? other : undefined) : last;
}

function foreignCurrency(text: string, denomination = ''): string | undefined {
  if (!/^[A-Z]{3}$/i.test(denomination)) return undefined;
  const sign = Object.keys(SIGNS).find(one => text.includes(one));
  const given = ISO_CODE.exec(text)?.[1] ?? (sign && SIGNS[sign]);
  return given !== undefined && !isSameCurrency(given, denomination) && /\d/.test(text) ? given : undefined;
}

const shortened = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

const YES = ['yes', 'y', 'true', '1', 'x', '✓', 'wahr', 'vrai', 'verdadero', 'vero', 'ja', 'oui', 'sí', 'si'];
const NO = ['no', 'n', 'false', '0', '✗', 'falsch', 'faux', 'falso', 'nein', 'non'];

export function readFlag(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
}
