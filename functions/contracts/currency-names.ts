const CODE = /^[a-z]{3}$/i;

/** Normalizes three-letter codes; any other name stays as typed. */
export const inOneForm = (currency: string) => (CODE.test(currency) ? currency.toUpperCase() : currency);

export const isSameCurrency = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();
