const PARTS = 4;

export const pathnameOf = ({ path }: { path: string }) => path.split('?')[0] ?? '';

/**
 * One page after the other in the same browser is quicker than a new one for each; in parts, both browsers have some.
 * The states of a screen stay together.
 */
export function inParts<Screen extends { path: string }>(screens: readonly Screen[]) {
  const paths = [...new Set(screens.map(pathnameOf))];
  return Array.from({ length: PARTS }, (_, number) => ({
    part: `${number + 1} of ${PARTS}`,
    screens: screens.filter(screen => paths.indexOf(pathnameOf(screen)) % PARTS === number),
  })).filter(part => part.screens.length > 0);
}
