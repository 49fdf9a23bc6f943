import { CreateProductPrice } from '../../../../functions/pricing/product-prices/contract.ts';
import { PRICE } from '../../../../functions/pricing/product-prices/record.ts';
import { type NamedField, orderedEditableFields } from '../../../../functions/records/record.ts';
import type { ByJsonName, NotEditable } from '../../../../functions/records/values.ts';

export type Field = keyof ByJsonName<typeof PRICE.fields, NotEditable>;
export type Layer = Field | 'All';

const EDITED = orderedEditableFields(PRICE);
const BY_NAME = Object.fromEntries(EDITED.map(field => [field.jsonName, field])) as Record<Field, NamedField>;

/** A price's fields, in the order of the keys 1 to 6. */
export const FIELDS = EDITED.map(({ jsonName }) => jsonName as Field);

/** A string is unreadable typed text; it stays until fixed. */
export type Value = number | boolean | string | null;
export type Price = Readonly<Record<Field, Value>>;

export const longLabelOf = (field: Field) => BY_NAME[field].label;
export const shortLabelOf = (field: Field) => BY_NAME[field].matrix ?? BY_NAME[field].label;

export const kindOf = (field: Field) => BY_NAME[field].kind;
export const isMoney = (field: Field) => kindOf(field) === 'money';
export const isFlag = (field: Field) => kindOf(field) === 'flag';
/** Required for every price. */
const isRequired = (field: Field) => BY_NAME[field].default === undefined;

const rules = CreateProductPrice.shape;

/** What the server would object to; undefined if nothing. */
export function ruleBrokenBy(field: Field, value: Value): string | undefined {
  return rules[field].safeParse(value).error?.issues[0]?.message;
}

/** A new price's initial values. */
export const NOTHING_YET = Object.fromEntries(
  EDITED.map(({ jsonName, default: value = null }) => [jsonName, value]),
) as Price;

type Cell = { price: Price | null; stored: Price | null };

/** The price with one field set. Clearing the net price of a stored price removes the price; null is no price. */
export function withValue({ price, stored }: Cell, field: Field, value: Value): Price | null {
  if (price === null) return value === null ? null : { ...(stored ?? NOTHING_YET), [field]: value };
  if (value !== null) return { ...price, [field]: value };
  if (field === 'NetPrice' && stored) return null;
  const cleared = { ...price, [field]: isRequired(field) ? null : isFlag(field) ? false : 0 };
  return FIELDS.some(name => isRequired(name) && cleared[name] !== null) ? cleared : null;
}

export function differences(one: Price | null, other: Price | null): Field[] {
  return FIELDS.filter(field => (one?.[field] ?? null) !== (other?.[field] ?? null));
}

export const isBelowNet = ({ NetPrice, RetailPrice }: Price) =>
  typeof NetPrice === 'number' && typeof RetailPrice === 'number' && RetailPrice < NetPrice;
