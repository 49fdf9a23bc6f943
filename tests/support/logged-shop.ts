import { beforeAll, expect } from 'vitest';
import { openShop } from './shop.ts';

/** A log line; that of a request has a status, others have a message. */
type Line = {
  level: 'info' | 'warn' | 'error';
  id?: string;
  traceId?: string;
  build?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  message?: string;
  cause?: string;
  kept?: string;
  rowsRead?: number;
  roundTrips?: number;
};

export const idOf = ({ headers }: { headers: Headers }) => headers.get('X-Request-Id') ?? '';

/** Personal data in the headers of a request. */
export const WHO_ASKS = {
  'X-Forwarded-For': '203.0.113.77',
  'CF-Connecting-IP': '203.0.113.78',
  'User-Agent': 'Visible/1.0',
  Cookie: 'country=DE; wrote=1',
  Referer: 'https://elsewhere.example/?secret=7',
};

/** An empty shop whose log is read. */
export function openLoggedShop(variables: Record<string, string>) {
  const { shop, call } = openShop({ variables });
  // The test client first reads the document, which is logged as well.
  beforeAll(() => call('GET', '/api/health'));
  const lines = () => shop.logs().flatMap(line => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));
  /** Without requests that took a busy machine a second, which are recorded as slow. */
  const linesInTime = () => lines().filter(({ status, ms = 0 }) => status !== 200 || ms < 1000);
  /** The line of a request; it is written after the response. */
  const lineOf = async (answer: { headers: Headers }): Promise<Line> => {
    const find = () => lines().find(({ id, status }) => id === idOf(answer) && status !== undefined);
    await expect.poll(find).toBeDefined();
    return find() as Line;
  };
  return { shop, call, lines, linesInTime, lineOf };
}
