type Values = Record<string, unknown>;

/** Applies what changed from `before` to `mine` to `theirs`; a list of a different length is taken whole. */
export function mergeEdits<Value>(before: Value, mine: Value, theirs: Value): Value;
export function mergeEdits(before: unknown, mine: unknown, theirs: unknown): unknown {
  if (changesFrom(before, mine).length === 0) return theirs;
  const keys = keysOfAll(before, mine, theirs);
  if (!keys) return mine;
  const entries = keys.map(key => [key, mergeEdits(at(before, key), at(mine, key), at(theirs, key))]);
  return Array.isArray(mine) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

type Change = { path: string; value: unknown };

/** The fields in which two versions differ, with the second version's values. */
export function changesFrom(first: unknown, second: unknown, path = ''): Change[] {
  if (Object.is(first, second)) return [];
  const keys = keysOfAll(first, second);
  if (!keys) return [{ path, value: second }];
  return keys.flatMap(key => changesFrom(at(first, key), at(second, key), path ? `${path}.${key}` : key));
}

/** Undefined if their structures differ. */
function keysOfAll(...all: unknown[]): string[] | undefined {
  const isLike = all.every(isList) ? new Set(all.map(one => one.length)).size === 1 : all.every(isRecord);
  return isLike ? [...new Set(all.flatMap(one => Object.keys(one as Values)))] : undefined;
}

const at = (from: unknown, key: string) => (from as Values)[key];
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !isList(value);
