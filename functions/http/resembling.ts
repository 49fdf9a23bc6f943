const LONGEST = 50;

/** The most similar known name, if close enough to be a typo. */
export function similarNames(given: string, names: Iterable<string>): string | undefined {
  if (given.length > LONGEST) return undefined;
  const typed = charactersOf(given);
  let nearest: string | undefined;
  let least = farthestFor(typed);
  for (const name of names) {
    const apart = distance(typed, charactersOf(name));
    if (apart > least || (apart === least && nearest)) continue;
    nearest = name;
    least = apart;
  }
  return nearest;
}

/** Allowed distance; one in a short name, or everything would match. */
const farthestFor = ({ length }: string) => Math.min(3, Math.ceil(length / 4));

const charactersOf = (name: string) => name.toLowerCase().replace(/[\s_.-]/g, '');

/** Edit distance: wrong, missing, extra or swapped letters. */
function distance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwapped ? [(before[at - 2] ?? 0) + 1] : []),
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
