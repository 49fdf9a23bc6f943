import type { Database } from '../../../db/client/database.ts';
import { isPaged } from '../../http/paging.ts';
import type { PriceQuery } from './chosen.ts';
import type { ProductPrice } from './contract.ts';
import { isByKey, readPricesAfter } from './list.ts';

const ROWS_AT_ONCE = 2000;

/** Staff can read whole price lists of one or all countries. */
export const isStreamed = ({ filter, audience }: PriceQuery) =>
  audience.everything &&
  !isPaged(filter) &&
  filter.pageSize === undefined &&
  filter.after === undefined &&
  isByKey(filter);

type Begun = { rows: ProductPrice[]; next: string };

/**
 * Streams the rest of a list along the key, with backpressure, so that only one part is in memory. An error midway
 * aborts the connection, so that a partial list can't pass for a complete one.
 */
export function streamPrices(
  database: Database,
  query: PriceQuery,
  begun: Begun,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let before = '[';
  let part: { rows: ProductPrice[]; next: string | undefined } | undefined = begun;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!part) {
          controller.enqueue(encoder.encode(']'));
          return controller.close();
        }
        const { rows, next } = part;
        if (rows.length > 0) {
          controller.enqueue(encoder.encode(before + rows.map(row => JSON.stringify(row)).join(',')));
          before = ',';
        }
        part =
          next === undefined
            ? undefined
            : await readPricesAfter(database, query, { after: next, limit: ROWS_AT_ONCE });
      },
    },
    { highWaterMark: 0 },
  );
}
