/** How many products and parts of a room have a place. */
export const MOST_DOTS = 8;
export const LONGEST_LABEL = 60;
/** The far end of a picture, across and down. */
export const FAR_END = 1000;
