import type { Database } from '../../../db/database.ts';
import { isPaged } from '../../http/paging.ts';
import type { PriceQuery } from './chosen.ts';
import type { ProductPrice } from './contract.ts';
import { isByKey, readPricesAfter } from './list.ts';

const ROWS_AT_ONCE = 2000;

/** Staff take whole price lists: of a country, or of all of them. */
export const isStreamed = ({ filter, audience }: PriceQuery) =>
  audience.everything &&
  !isPaged(filter) &&
  filter.pageSize === undefined &&
  filter.after === undefined &&
  isByKey(filter);

type Begun = { rows: ProductPrice[]; next: string };

/**
 * The rest of a list behind what was read of it, along the key and as fast as it is taken, so that only one part of it
 * is in memory. What fails half way breaks the connection: no half list passes for a whole.
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
