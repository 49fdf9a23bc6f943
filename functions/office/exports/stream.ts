import type { Context } from 'hono';
import { BOM, csvLine } from '../../contracts/csv.ts';
import type { AppEnv } from '../../http/app-env.ts';

/** Some rows and the cursor for the next ones; no `next` after the last. */
export type ExportPage<Key> = { lines: string[][]; next: Key | undefined };

type File<Key> = {
  name: string;
  headings: string[];
  read: (after: Key | undefined) => Promise<ExportPage<Key>>;
};

/**
 * Streams a file page by page along the key, with backpressure: only one page is in memory. An error midway aborts the
 * connection, so that a partial file can't pass for a complete one.
 */
export async function answerCsv<Key>(c: Context<AppEnv>, { name, headings, read }: File<Key>) {
  const encoder = new TextEncoder();
  const textOf = ({ lines }: ExportPage<Key>) => lines.map(csvLine).join('');
  // Before the first byte, so that a failure here still gets an error response.
  let page: ExportPage<Key> | undefined = await read(undefined);
  let head = BOM + csvLine(headings);

  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!page) return controller.close();
        controller.enqueue(encoder.encode(head + textOf(page)));
        head = '';
        page = page.next === undefined ? undefined : await read(page.next);
      },
    },
    { highWaterMark: 0 },
  );
  const day = new Date().toISOString().slice(0, 10);
  return c.body(stream, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
    'Cache-Control': 'no-store',
  });
}
