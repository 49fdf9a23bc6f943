export const MOST_LINES = 100;
export const MOST_OF_ONE = 999;
