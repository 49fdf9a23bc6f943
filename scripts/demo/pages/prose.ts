/** Joins paragraphs as they would be typed. */
export const prose = (...paragraphs: string[]) => paragraphs.join('\n\n');
