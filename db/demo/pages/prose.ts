/** Paragraphs, as somebody types them. */
export const prose = (...paragraphs: string[]) => paragraphs.join('\n\n');
