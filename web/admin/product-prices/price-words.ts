import type * as z from 'zod';
import type { Country } from '../../../functions/contracts/countries.ts';
import type { CreateProductPrice, ProductPrice } from '../../../functions/contracts/product-prices.ts';
import { countries } from '../countries/countries.ts';
import { optionsOf } from '../references/options.ts';
import type { References } from '../references/use-references.ts';

type Values = z.input<typeof CreateProductPrice>;

const money = { step: 0.01, inputMode: 'decimal' } as const;

/** The numbers of a price, as the form asks for them. */
export const NUMBERS = [
  { name: 'NetPrice', label: 'Net Price (After Discount)', required: true, ...money },
  { name: 'RetailPrice', label: 'Retail Price', required: true, ...money },
  { name: 'PV', label: 'PV (Points)', ...money },
  { name: 'PQ', label: 'PQ (Points)', ...money },
  { name: 'StockAvailable', label: 'Stock Available', required: true, step: 1, inputMode: 'numeric' },
] as const;

export const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

export const toValues = (price: ProductPrice): Values => ({
  ProductCode: price.ProductCode,
  CountryID: String(price.CountryID),
  NetPrice: String(price.NetPrice),
  RetailPrice: String(price.RetailPrice),
  PV: String(price.PV),
  PQ: String(price.PQ),
  DisplayAtWebsite: String(price.DisplayAtWebsite),
  StockAvailable: String(price.StockAvailable),
});

export const inWords = (values: Values) => ({
  ...Object.fromEntries(NUMBERS.map(({ name, label }) => [label, String(values[name])])),
  'Display at Website': String(values.DisplayAtWebsite) === 'true' ? 'Yes' : 'No',
});

const written = ({ countryName, denomination }: Country) => `${countryName} (${denomination})`;

/** Only what the shop sells to is offered. */
export const countryOptions = (rows: Country[] | undefined) =>
  optionsOf(
    { idOf: countries.idOf, nameOf: written },
    rows?.filter(country => country.displayStatus),
  );

export function nameWithCurrency({ find, nameOf }: References<Country>, countryId: number): string {
  const country = find(countryId);
  return country ? written(country) : nameOf(countryId);
}
