import { MOST_VARIANTS } from '../../../../functions/contracts/family-limits.ts';

/** As the database compares values. */
export const keyOf = (options: readonly string[]) => JSON.stringify(options).toLowerCase();

export const distinct = (values: string[]) => [
  ...new Map(values.map(value => [value.toLowerCase(), value])).values(),
];

/** `tooMany`: how many they are, if they are too many to list. */
export type Combined = { missing: string[][]; tooMany: number };

/** Every combination of one value of each option that is not taken. */
export function combinationsOf(lists: string[][], taken: ReadonlySet<string>): Combined {
  if (lists.length === 0) return { missing: [], tooMany: 0 };
  const count = lists.reduce((product, { length }) => product * length, 1);
  // Those that are taken are at most as many.
  if (count > 2 * MOST_VARIANTS) return { missing: [], tooMany: count };
  const all = lists.reduce<string[][]>(
    (begun, values) => begun.flatMap(combination => values.map(value => [...combination, value])),
    [[]],
  );
  const missing = all.filter(options => !taken.has(keyOf(options)));
  return missing.length > MOST_VARIANTS ? { missing: [], tooMany: count } : { missing, tooMany: 0 };
}
