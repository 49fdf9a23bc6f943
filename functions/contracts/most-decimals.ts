/** The shop stores hundredths, even of dinars, which have three decimals. */
export const MOST_DECIMALS = 2;
