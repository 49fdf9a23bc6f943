const CODE = /^[a-z]{3}$/i;

/** A code of three letters has one form; what else people call a currency stays as they typed it. */
export const inOneForm = (currency: string) => (CODE.test(currency) ? currency.toUpperCase() : currency);

export const isSameCurrency = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();
