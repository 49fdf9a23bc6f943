import { Hono } from 'hono';
import { CsvFile } from '../../contracts/imports.ts';
import { ProductPriceFilter } from '../../contracts/product-prices.ts';
import { ProductFilter } from '../../contracts/products.ts';
import { about } from '../../http/about.ts';
import { permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { query } from '../../http/validate.ts';
import { type Key, readPrices } from './prices.ts';
import { readProducts } from './products.ts';
import { answerCsv } from './stream.ts';

/** A file has all rows, in the order of their key. */
const WHOLE = { page: true, pageSize: true, sort: true } as const;

export const exports = new Hono<Shop>()
  .get(
    '/products',
    about('Export products, as a CSV file', { 200: CsvFile }),
    permitStaff,
    query(ProductFilter.omit(WHOLE)),
    async c => {
      const filter = c.req.valid('query');
      return answerCsv(c, { kind: 'products', read: (after?: number) => readProducts(c.env, filter, after) });
    },
  )
  .get(
    '/productprices',
    about('Export product prices, as a CSV file', { 200: CsvFile }),
    permitStaff,
    query(ProductPriceFilter.omit(WHOLE)),
    async c => {
      const filter = c.req.valid('query');
      return answerCsv(c, {
        kind: 'productprices',
        read: (after?: Key) => readPrices(c.env.database, filter, after),
      });
    },
  );
