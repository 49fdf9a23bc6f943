/** Splits a text into paragraphs at its empty lines. */
export const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter(Boolean);
