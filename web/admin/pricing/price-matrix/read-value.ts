import { amountProblem } from '../../../../functions/contracts/currencies.ts';
import { type DecimalSign, readFlag, readNumber } from '../../form/read-number.ts';
import { type Field, isFlag, isMoney, longLabelOf, type Price, ruleBrokenBy, type Value } from './fields.ts';

export type Hints = { decimalSign?: DecimalSign | undefined; denomination?: string | undefined };

/** Typed or pasted text as a field's value; unreadable text stays unchanged. */
export function readValue(field: Field, text: string, hints: Hints): Value {
  const typed = text.trim();
  if (typed === '') return null;
  if (isFlag(field)) return readFlag(typed) ?? typed;
  const reading = read(field, typed, hints);
  return 'number' in reading ? reading.number : typed;
}

const read = (field: Field, text: string, { decimalSign, denomination }: Hints) =>
  readNumber(text, decimalSign, isMoney(field) ? denomination : undefined);

/** Why a value cannot be saved. */
export function problemOf(field: Field, value: Value, denomination: string): string | undefined {
  if (typeof value === 'number' && isMoney(field))
    return ruleBrokenBy(field, value) ?? amountProblem(value, denomination);
  if (typeof value !== 'string') return ruleBrokenBy(field, value);
  if (isFlag(field)) return `${longLabelOf(field)} must be Yes or No`;
  const reading = read(field, value, { denomination });
  return 'problem' in reading ? reading.problem : `${longLabelOf(field)} must be a number`;
}

export const isAmbiguous = (field: Field, value: Value) =>
  typeof value === 'string' && !isFlag(field) && 'isAmbiguous' in read(field, value, {});

export type Problems = Partial<Record<Field, string>>;
const known = new WeakMap<Price, Problems | null>();

/** What is wrong with a price; prices are immutable, so each is checked once. */
export function problemsOf(price: Price, denomination: string): Problems | null {
  const before = known.get(price);
  if (before !== undefined) return before;
  const found = Object.entries(price).flatMap(([name, value]) => {
    const problem = problemOf(name as Field, value, denomination);
    return problem ? [[name, problem]] : [];
  });
  const problems = found.length > 0 ? (Object.fromEntries(found) as Problems) : null;
  known.set(price, problems);
  return problems;
}
