/** The database keeps money and points as whole hundredths. */
export const toMinorUnits = (amount: number) => Math.round(amount * 100);
export const fromHundredths = (stored: number) => stored / 100;
