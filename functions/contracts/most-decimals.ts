/** The shop keeps hundredths, of dinars too that have a third decimal. */
export const MOST_DECIMALS = 2;
