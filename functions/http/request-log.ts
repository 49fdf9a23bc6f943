import { isWritten, type LogSettings, writeLine } from '../log.ts';
import type { Trace } from '../tracing/trace.ts';

/** Only staff see timings; they could reveal data to others. */
export function markAnswer({ headers }: Response, { id, startedAt, meter, isByStaff }: Trace): void {
  headers.set('X-Request-Id', id);
  if (!isByStaff) return;
  const { ms, roundTrips } = meter;
  const trips = `${roundTrips} round trip${roundTrips === 1 ? '' : 's'}`;
  headers.set('Server-Timing', `total;dur=${Date.now() - startedAt}, db;dur=${ms};desc="${trips}"`);
}

const SLOW_MS = 1000;

type Answered = { settings: LogSettings; build: string; routeOf: (request: Request) => string };

/** The log line of a request: nothing from the visitor but the method. */
export function logRequest(
  request: Request,
  { status }: Response,
  { id, traceId, startedAt, meter, kept }: Trace,
  { settings, build, routeOf }: Answered,
): void {
  const ms = Date.now() - startedAt;
  const level = status >= 500 || ms >= SLOW_MS ? 'warn' : 'info';
  if (!isWritten(level, settings.level)) return;
  const isSampled = level === 'info' && status < 400;
  if (isSampled && settings.sample < 1 && Math.random() >= settings.sample) return;
  const { roundTrips } = meter;
  const rowsRead = roundTrips === 0 ? 0 : meter.rowsRead;
  const { method } = request;
  const route = routeOf(request);
  writeLine(level, { id, traceId, method, route, status, ms, rowsRead, roundTrips, kept, build });
}
