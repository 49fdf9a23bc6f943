import { changedIn, type Edit, isInvalid } from './edit.ts';

type Tally = Map<number, number>;

const add = (tally: Tally, key: number, by: number) => {
  const count = (tally.get(key) ?? 0) + by;
  if (count === 0) tally.delete(key);
  else tally.set(key, count);
};

/** The counts of the bar and headings, updated incrementally. */
export function createCounts() {
  let shown = new Set<number>();
  let cells = 0;
  const invalid = new Set<string>();
  const changedProducts: Tally = new Map();
  const pricesIn: Tally = new Map();
  const pricesOf: Tally = new Map();

  const price = (productCode: number, countryId: number, by: number) => {
    if (by === 0 || !shown.has(productCode)) return;
    add(pricesIn, countryId, by);
    add(pricesOf, productCode, by);
  };
  const count = (edit: Edit | undefined, by: 1 | -1) => {
    if (!edit) return;
    cells += by * changedIn(edit).length;
    add(changedProducts, edit.productCode, by);
    if (by === -1) invalid.delete(edit.key);
    else if (isInvalid(edit)) invalid.add(edit.key);
  };

  return {
    read: () => ({ cells, products: changedProducts.size, invalid: invalid.size }),
    pricesIn: (countryId: number) => pricesIn.get(countryId) ?? 0,
    pricesOf: (productCode: number) => pricesOf.get(productCode) ?? 0,
    isInvalid: (key: string) => invalid.has(key),

    /** A cell's old and new price; without one, the stored price counts. */
    change: (before: Edit | undefined, after: Edit | undefined, wasStored: boolean, isStored = wasStored) => {
      const edit = before ?? after;
      count(before, -1);
      count(after, 1);
      if (!edit) return;
      const was = before ? before.price !== null : wasStored;
      const is = after ? after.price !== null : isStored;
      price(edit.productCode, edit.country.countryId, Number(is) - Number(was));
    },

    restart: (productCodes: number[], stored: Iterable<string>, edits: Iterable<Edit>) => {
      shown = new Set(productCodes);
      pricesIn.clear();
      pricesOf.clear();
      const keys = new Set(stored);
      for (const key of keys) {
        const [productCode = 0, countryId = 0] = key.split(':').map(Number);
        price(productCode, countryId, 1);
      }
      for (const { key, productCode, country, price: now } of edits)
        price(productCode, country.countryId, Number(now !== null) - Number(keys.has(key)));
    },
  };
}
