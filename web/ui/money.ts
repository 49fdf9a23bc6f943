const formats = new Map<string, Intl.NumberFormat | undefined>();

/** Stands where a denomination would, for a number that is no money; no denomination is a space. */
const PLAIN = ' ';

/** An amount as its readers write it: in the currency where it is one of ISO 4217, otherwise with its name after it. */
export function formatMoney(amount: number, denomination: string, locale: string): string {
  const currency = formatOf(locale, denomination);
  if (currency) return currency.format(amount);
  const plain = formatOf(locale) as Intl.NumberFormat;
  return `${plain.format(amount)} ${denomination}`.trim();
}

export const formatNumber = (number: number, locale: string) =>
  (formatOf(locale, PLAIN) as Intl.NumberFormat).format(number);

function formatOf(locale: string, denomination = ''): Intl.NumberFormat | undefined {
  const key = `${locale} ${denomination}`;
  if (!formats.has(key)) formats.set(key, makeFormat(locale, denomination));
  return formats.get(key);
}

/** The wire has two decimals at most, so none is ever rounded away; a currency without any shows them where there are some. */
function makeFormat(locale: string, denomination: string): Intl.NumberFormat | undefined {
  if (denomination === PLAIN) return new Intl.NumberFormat(locale);
  if (denomination === '')
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const currency = denomination.toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(currency)) return undefined;
  const { minimumFractionDigits = 2 } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: Math.min(2, minimumFractionDigits),
    maximumFractionDigits: 2,
  });
}
