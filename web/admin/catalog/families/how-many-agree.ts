/** Says whether the variants have the same value of a field today; nothing where there is nothing to compare. */
export function howManyAgree(values: readonly unknown[]): string | undefined {
  const total = values.length;
  if (total < 2) return undefined;
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  if (most === total) return values[0] === '' ? 'None of them has one.' : `All ${total} have the same.`;
  return most === 1 ? `All ${total} differ.` : `${total - most} of ${total} differ from the others.`;
}
