/** A sentence that may end with a name, which may have a full stop of its own. */
export const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);
