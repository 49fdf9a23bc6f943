/** The database stores money and points in whole hundredths. */
export const toMinorUnits = (amount: number) => Math.round(amount * 100);
export const fromHundredths = (stored: number) => stored / 100;
