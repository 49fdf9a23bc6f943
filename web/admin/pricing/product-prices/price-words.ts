import type * as z from 'zod';
import type { Country } from '../../../../functions/pricing/countries/contract.ts';
import type {
  CreateProductPrice,
  ProductPrice,
} from '../../../../functions/pricing/product-prices/contract.ts';
import { PRICE } from '../../../../functions/pricing/product-prices/record.ts';
import { formLabelsOf } from '../../../../functions/records/labels.ts';
import { amountIn, withDecimals, withoutDecimals } from '../../form/amount-input.ts';
import { typedAsText } from '../../form/read-number.ts';
import { freshTexts, storedTexts } from '../../form/values.ts';
import { optionsOf } from '../../references/options.ts';
import type { References } from '../../references/use-references.ts';
import { countries } from '../countries/countries.ts';

type Values = z.input<typeof CreateProductPrice>;

export const LABELS = formLabelsOf(PRICE);

/** A price's number fields, as the form reads them. */
export const numbersIn = (denomination: string) =>
  [
    { name: 'NetPrice', required: true, ...amountIn(denomination) },
    { name: 'RetailPrice', required: true, ...amountIn(denomination) },
    { name: 'PV', ...withDecimals },
    { name: 'PQ', ...withDecimals },
    { name: 'StockAvailable', required: true, ...withoutDecimals },
  ] as const;

export const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

export const toValues = (price: ProductPrice): Values => ({
  ...storedTexts(PRICE, price),
  ProductCode: price.ProductCode,
  CountryID: String(price.CountryID),
});

export const fresh: Values = { ...freshTexts(PRICE), ProductCode: '', CountryID: '' };

export const describeFields = (values: Values) => ({
  ...Object.fromEntries(numbersIn('').map(({ name }) => [LABELS[name], typedAsText(values[name])])),
  [LABELS.DisplayAtWebsite]: String(values.DisplayAtWebsite) === 'true' ? 'Yes' : 'No',
});

const written = ({ countryName, denomination }: Country) => `${countryName} (${denomination})`;

/** Only active countries are offered. */
export const countryOptions = (rows: Country[] | undefined) =>
  optionsOf(
    { idOf: countries.idOf, nameOf: written },
    rows?.filter(country => country.displayStatus),
  );

export function nameWithCurrency({ find, nameOf }: References<Country>, countryId: number): string {
  const country = find(countryId);
  return country ? written(country) : nameOf(countryId);
}
