import { Hono } from 'hono';
import { ProductFilter } from '../../catalog/products/contract.ts';
import { SubscriberFilter } from '../../content/subscribers/contract.ts';
import { listFilter } from '../../contracts/paging.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { originOf } from '../../http/origin.ts';
import { permitStaff } from '../../http/session.ts';
import { query } from '../../http/validate.ts';
import { ProductPriceFilter } from '../../pricing/product-prices/contract.ts';
import { filtersOf } from '../../records/rules.ts';
import { headingsOf, PLAIN_RECORDS } from '../imports/columns.ts';
import { CsvFile } from '../imports/contract.ts';
import { readPlainRows } from './plain-records.ts';
import { type Key, readPrices } from './prices.ts';
import { readProducts } from './products.ts';
import { answerCsv } from './stream.ts';
import { readSubscribers, SUBSCRIBER_HEADINGS } from './subscribers.ts';

/** Exports all rows, in key order. */
const WHOLE = { page: true, pageSize: true, after: true, sort: true } as const;

export const exports = new Hono<AppEnv>()
  .get(
    '/products',
    describeRoute('Export products, as CSV', { 200: CsvFile }),
    permitStaff,
    query(ProductFilter.omit(WHOLE)),
    async c => {
      const filter = c.req.valid('query');
      return answerCsv(c, {
        name: 'products',
        headings: headingsOf('products'),
        read: (after?: number) => readProducts(c.env, filter, after),
      });
    },
  )
  .get(
    '/productprices',
    describeRoute('Export product prices, as CSV', { 200: CsvFile }),
    permitStaff,
    query(ProductPriceFilter.omit(WHOLE)),
    async c => {
      const filter = c.req.valid('query');
      return answerCsv(c, {
        name: 'product-prices',
        headings: headingsOf('productprices'),
        read: (after?: Key) => readPrices(c.env.database, filter, after),
      });
    },
  )
  .get(
    '/subscribers',
    describeRoute('Export the confirmed subscribers, as CSV', { 200: CsvFile }),
    permitStaff,
    query(SubscriberFilter.omit({ ...WHOLE, state: true })),
    async c => {
      const wanted = { filter: c.req.valid('query'), origin: originOf(c) };
      return answerCsv(c, {
        name: 'subscribers',
        headings: SUBSCRIBER_HEADINGS,
        read: (after?: number) => readSubscribers(c.env, wanted, after),
      });
    },
  );

for (const record of PLAIN_RECORDS) {
  const filter = listFilter(['id']).extend(filtersOf(record)).omit(WHOLE);
  exports.get(
    `/${record.kind}`,
    describeRoute(`Export ${record.many}, as CSV`, { 200: CsvFile }),
    permitStaff,
    query(filter),
    async c => {
      const wanted = { record, filter: c.req.valid('query') };
      return answerCsv(c, {
        name: record.kind,
        headings: headingsOf(record.kind),
        read: (after?: number) => readPlainRows(c.env, { ...wanted, after }),
      });
    },
  );
}
