/** A list in which a row may stand for several, which it unfolds. */
export type Groups<Row> = {
  /** All rows on screen: an unfolded one is followed by those that it stands for. */
  rows: Row[];
  /** The IDs of what a row stands for; undefined if only for itself. */
  idsOf: (row: Row) => string[] | undefined;
  /** How many there are without groups; undefined until known. */
  total: number | undefined;
};
