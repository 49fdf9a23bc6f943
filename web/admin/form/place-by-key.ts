/** Where a key moves the row that has the focus; undefined for other keys. */
export function placeByKey(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  return { ArrowUp: Math.max(0, at - 1), ArrowDown: Math.min(last, at + 1), Home: 0, End: last }[key];
}
