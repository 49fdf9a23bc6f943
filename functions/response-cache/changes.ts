/** A catalog version: the last change, and the time of the latest visible post, 0 for none. */
export type CatalogVersion = { version: number; due: number };

/** A change that visitors can see. A change of a product itself has no country and applies to all of them. */
export type Change = {
  version: number;
  /** A sale changes only the stock of a product. */
  what: 'shop' | 'posts' | 'product' | 'stock';
  product: number | null;
  subcategory: number | null;
  category: number | null;
  /** 0 if the product belongs to none. */
  family: number | null;
  country: string | null;
};

/** The changes since a version, latest first; if there are many, the earlier ones are summarized, as by `summarizeChanges`. */
export type CatalogChanges = { catalogVersion: CatalogVersion; changes: Change[]; since: number };

const ANYWHERE = { product: null, subcategory: null, category: null, family: null };

/** Summary of many changes, latest first: the latest one of each kind and country, for any product. */
export function summarizeChanges(changes: readonly Change[]): Change[] {
  const latest = new Map<string, Change>();
  for (const { version, what, country } of changes) {
    const kind = `${what} ${country}`;
    if (latest.has(kind)) continue;
    latest.set(kind, { ...ANYWHERE, version, what, country });
  }
  return [...latest.values()];
}

/** The products a response depends on; any by default. */
type ProductTags = {
  product?: number | readonly number[] | undefined;
  category?: number | undefined;
  subcategory?: number | undefined;
  family?: number | undefined;
  /** Countries whose prices and stock it includes; null for none. */
  country?: string | null | undefined;
};

/** What a response depends on, besides what every page shows. */
export type CacheTags = { posts?: true; products?: ProductTags };

/** Only what every page shows, such as the categories and the shop's name. */
export const SHOP_TAGS: CacheTags = {};
export const POST_TAGS: CacheTags = { posts: true };
export const ALL_TAGS: CacheTags = { posts: true, products: {} };

/** Whether a change may affect a response with these tags. */
export function invalidates(change: Change, { posts, products }: CacheTags): boolean {
  if (change.what === 'shop') return true;
  if (change.what === 'posts') return posts === true;
  return products !== undefined && isAmong(change, products) && isSeenIn(change, products);
}

const isAmong = (change: Change, products: ProductTags) =>
  (['product', 'subcategory', 'category', 'family'] as const).every(name => {
    const [own, changed] = [products[name], change[name]];
    return own === undefined || changed === null || [own].flat().includes(changed);
  });

const isSeenIn = (change: Change, { country }: ProductTags) =>
  country === undefined || change.country === null || country === change.country;
