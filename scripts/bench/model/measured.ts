/**
 * Unit costs. Bytes by `npm run bench -- costs`, at 100,000 products in 9 countries. Milliseconds are those of
 * two fully loaded cores, including the worker: of an order by `-- mixed`, of a page by `-- pages`, of a price
 * by `-- costs`.
 */
export const MEASURED = {
  productBytes: 1410,
  priceBytes: 300,
  orderBytes: 1034,
  orderMs: 1000 / 233,
  pageMs: 1000 / 180,
  changedPriceMs: 16_400 / 90_000,
  referencedPriceMs: 300 / 810_000,
};

/** What D1 documents: https://developers.cloudflare.com/d1/platform/limits/; an isolate has the memory of Workers. */
export const LIMITS = {
  databaseBytes: 10e9,
  statementMs: 30_000,
};
