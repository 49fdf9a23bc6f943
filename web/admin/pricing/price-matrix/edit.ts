import {
  type MatrixCountry,
  type MatrixPrice,
  type MatrixProduct,
  namedPrice,
} from '../../../../functions/pricing/price-matrix/contract.ts';
import { differences, type Field, NOTHING_YET, type Price, type Value } from './fields.ts';
import { problemsOf } from './read-value.ts';

export type Stored = { price: Price; version: number };
/** An unsaved change, with the stored price it is based on. */
export type Edit = {
  key: string;
  productCode: number;
  productName: string;
  country: MatrixCountry;
  base: Stored | null;
  price: Price | null;
  /** Someone else changed the price first, and the conflict is unresolved. */
  isContested?: boolean;
};
/** A product in a country. */
export type Place = {
  product: Pick<MatrixProduct, 'productCode' | 'productName'>;
  country: MatrixCountry;
};
export type Setting = Place & { field: Field; value: Value };

export const keyOf = (productCode: number | string, countryId: number) => `${productCode}:${countryId}`;
export const keyOfPlace = ({ product, country }: Place) => keyOf(product.productCode, country.countryId);

export function storedFrom(price: MatrixPrice): Stored {
  const { CountryID: _, version, ...fields } = namedPrice(price);
  return { price: fields, version };
}

/** A removed price is one change, however many fields it had. */
export const changedIn = ({ base, price }: Edit): Field[] =>
  price === null ? ['NetPrice'] : differences(base?.price ?? NOTHING_YET, price);

/** My fields over theirs: their other changes stay. A price removed by either side is taken whole. */
export const rebased = (edit: Edit, now: Stored | null): Price | null =>
  edit.price && now
    ? { ...now.price, ...Object.fromEntries(changedIn(edit).map(field => [field, edit.price?.[field]])) }
    : edit.price;

export const isInvalid = ({ price, country }: Edit) =>
  price !== null && problemsOf(price, country.denomination) !== null;

/** As the API expects it: all fields of a new price, otherwise the changed ones. */
export function asChange({ productCode, country, base, price }: Edit) {
  const key = { ProductCode: productCode, CountryID: country.countryId, version: base?.version ?? null };
  if (price === null) return { ...key, remove: true as const };
  const fields = differences(base?.price ?? null, price).map(field => [field, price[field]]);
  return { ...key, ...(base ? Object.fromEntries(fields) : price) };
}
