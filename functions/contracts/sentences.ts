/** A sentence that may end with a name, which may itself end with a period. */
export const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);
