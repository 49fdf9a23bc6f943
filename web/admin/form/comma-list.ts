/** The entries of a text such as “Colour, Size”. */
export const entriesIn = (text: string) =>
  text
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean);

export const textOf = (entries: readonly string[]) => entries.join(', ');
