/**
 * What one of each costs. Bytes by `npm run bench -- costs`, at 100,000 products in 9 countries. Milliseconds are those of
 * two cores at their limit, which do the worker's part too: of an order by `-- mixed`, of a page by `-- pages`, of a price
 * by `-- costs`.
 */
export const MEASURED = {
  productBytes: 1369,
  priceBytes: 300,
  orderBytes: 828,
  orderMs: 1000 / 235,
  pageMs: 1000 / 191,
  changedPriceMs: 99_300 / 900_075,
  referencedPriceMs: 350 / 900_075,
};

/** What D1 documents: https://developers.cloudflare.com/d1/platform/limits/; an isolate has the memory of Workers. */
export const LIMITS = {
  databaseBytes: 10e9,
  statementMs: 30_000,
};
