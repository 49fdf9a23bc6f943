import { CreateProductPrice } from '../../../functions/contracts/product-prices.ts';

/** What a price is made of, in the order of the keys 1 to 6. */
export const FIELDS = ['NetPrice', 'RetailPrice', 'PV', 'PQ', 'StockAvailable', 'DisplayAtWebsite'] as const;
export type Field = (typeof FIELDS)[number];
export type Layer = Field | 'All';

/** A text is what was typed and could not be read; it stays until it is mended. */
export type Value = number | boolean | string | null;
export type Price = Readonly<Record<Field, Value>>;

export const LABELS: Record<Field, { short: string; long: string }> = {
  NetPrice: { short: 'Net', long: 'Net price' },
  RetailPrice: { short: 'Retail', long: 'Retail price' },
  PV: { short: 'PV', long: 'PV' },
  PQ: { short: 'PQ', long: 'PQ' },
  StockAvailable: { short: 'Stock', long: 'Stock available' },
  DisplayAtWebsite: { short: 'Shown', long: 'Display at website' },
};

export const isMoney = (field: Field) => field === 'NetPrice' || field === 'RetailPrice';
export const isFlag = (field: Field) => field === 'DisplayAtWebsite';
/** Without these there is no price. */
export const isRequired = (field: Field) => isMoney(field) || field === 'StockAvailable';

const rules = CreateProductPrice.shape;

/** What the server would say of it; undefined where it would take it. */
export function ruleBrokenBy(field: Field, value: Value): string | undefined {
  return rules[field].safeParse(value).error?.issues[0]?.message;
}

/** What a new price has before anything is filled in. */
export const NOTHING_YET: Price = {
  NetPrice: null,
  RetailPrice: null,
  PV: 0,
  PQ: 0,
  StockAvailable: null,
  DisplayAtWebsite: true,
};

type Cell = { price: Price | null; stored: Price | null };

/** The price with one field set. To clear the net price of a stored price is to remove it; no price is null. */
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
