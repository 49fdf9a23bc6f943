/** A moment of the catalogue: its last change, and the time of the last post that is shown, 0 for none. */
export type CatalogVersion = { version: number; due: number };

/** What changed of all that visitors see. A product's own change has no country, and is one in all of them. */
export type Change = {
  version: number;
  /** A sale changes only the stock of a product. */
  what: 'shop' | 'posts' | 'product' | 'stock';
  product: number | null;
  subcategory: number | null;
  category: number | null;
  country: string | null;
};

/** The changes after a version, the latest first; where there are many, of the earlier ones what `summedUp` tells. */
export type CatalogChanges = { moment: CatalogVersion; changes: Change[]; since: number };

/** Of many changes, the latest first, what kinds there are and in which countries: the latest of each, of whichever product. */
export function summedUp(changes: readonly Change[]): Change[] {
  const latest = new Map<string, Change>();
  for (const { version, what, country } of changes) {
    const kind = `${what} ${country}`;
    if (latest.has(kind)) continue;
    latest.set(kind, { version, what, country, product: null, subcategory: null, category: null });
  }
  return [...latest.values()];
}

/** Which products an answer is made of; where it does not say, of whichever. */
type ProductTags = {
  product?: number | undefined;
  category?: number | undefined;
  subcategory?: number | undefined;
  /** Whose prices and stock it tells; null for none. */
  country?: string | null | undefined;
};

/** What an answer is made of, besides what every page shows of the shop. */
export type CacheTags = { posts?: true; products?: ProductTags };

export const ALL_TAGS: CacheTags = { posts: true, products: {} };

/** Whether an answer that is made of this may be another one after the change. */
export function invalidates(change: Change, { posts, products }: CacheTags): boolean {
  if (change.what === 'shop') return true;
  if (change.what === 'posts') return posts === true;
  return products !== undefined && isAmong(change, products) && isSeenIn(change, products);
}

const isAmong = (change: Change, products: ProductTags) =>
  (['product', 'subcategory', 'category'] as const).every(
    name => products[name] === undefined || change[name] === null || products[name] === change[name],
  );

const isSeenIn = (change: Change, { country }: ProductTags) =>
  country === undefined || change.country === null || country === change.country;
