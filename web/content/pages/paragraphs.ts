/** A text as it was typed, an empty line between its paragraphs. */
export const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter(Boolean);
