export const MOST_OPTIONS = 3;
export const MOST_VARIANTS = 100;
