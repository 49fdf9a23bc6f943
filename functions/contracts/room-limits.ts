/** How many products of a room bear a dot. */
export const MOST_DOTS = 8;
/** The far end of a picture, across and down. */
export const FAR_END = 1000;
