const PARTS = 4;

/** One page after the other in the same browser is quicker than a new one for each; in parts, both browsers have some. */
export const inParts = <Screen>(screens: readonly Screen[]) =>
  Array.from({ length: PARTS }, (_, number) => ({
    part: `${number + 1} of ${PARTS}`,
    screens: screens.filter((_, index) => index % PARTS === number),
  })).filter(part => part.screens.length > 0);
