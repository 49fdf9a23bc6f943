type Path = { path: string };

const PARTS = 4;

/** Screens with the same path are states of one screen; the first is the most common. */
export const isFirstState = (screen: Path, index: number, all: readonly Path[]) =>
  !all.slice(0, index).some(other => pathnameOf(other) === pathnameOf(screen));

export const pathnameOf = ({ path }: Path) => path.split('?')[0] ?? '';

/**
 * Visiting pages one after another is faster than a browser context for each; parts keep every worker busy.
 * The states of a screen stay together.
 */
export function inParts<Screen extends Path>(screens: readonly Screen[]) {
  const paths = [...new Set(screens.map(pathnameOf))];
  return Array.from({ length: PARTS }, (_, number) => ({
    part: `${number + 1} of ${PARTS}`,
    screens: screens.filter(screen => paths.indexOf(pathnameOf(screen)) % PARTS === number),
  })).filter(part => part.screens.length > 0);
}
