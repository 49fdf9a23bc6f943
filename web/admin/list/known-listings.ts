import type { Listing } from '../resource.ts';

type Known = Listing<unknown> & { page: number };

const MOST = 40;
/** By the path of a list and what was asked of it: shown at once, and then asked for again. */
const listings = new Map<string, Known>();

const keyOf = (path: string, question: string) => `${path} ${question}`;

export function keepListing<Listed extends Known>(path: string, question: string, listing: Listed): Listed {
  const key = keyOf(path, question);
  listings.delete(key);
  listings.set(key, listing);
  const [oldest] = listings.keys();
  if (listings.size > MOST && oldest !== undefined) listings.delete(oldest);
  return listing;
}

export const knownListing = <Row>(path: string, question: string) =>
  listings.get(keyOf(path, question)) as (Listing<Row> & { page: number }) | undefined;

/** Rows came or went: nothing that was known of the list can be relied on. */
export function forgetListings(path: string) {
  for (const key of listings.keys()) if (key.startsWith(`${path} `)) listings.delete(key);
}

/** A row is other than before, wherever it stands. */
export function renewInListings<Row>(path: string, changed: Row, idOf: (row: Row) => string) {
  const renewed = (row: Row) => (idOf(row) === idOf(changed) ? { ...row, ...changed } : row);
  for (const [key, listing] of listings) {
    if (key.startsWith(`${path} `))
      listings.set(key, { ...listing, rows: (listing.rows as Row[]).map(renewed) });
  }
}

/** The rows beside one, in the list that was looked at last. */
export function neighboursIn<Row>(path: string, id: string, idOf: (row: Row) => string) {
  for (const [key, listing] of [...listings].reverse()) {
    const rows = listing.rows as Row[];
    const at = key.startsWith(`${path} `) ? rows.findIndex(row => idOf(row) === id) : -1;
    if (at >= 0) return { before: rows[at - 1], after: rows[at + 1] };
  }
  return { before: undefined, after: undefined };
}
