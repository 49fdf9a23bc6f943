import { createMeter, type Meter } from '../../db/meter.ts';
import { isWritten, type LogSettings, writeLine } from '../log.ts';
import type { Spans } from '../tracing/spans.ts';
import { parseTraceparent, type Traceparent } from '../tracing/traceparent.ts';

/** What is known of a request, for its line in the log. */
export type Trace = {
  /** In the head of the answer, in every problem, and in every line about the request. */
  id: string;
  /** Of all that was done for whoever began it, here and elsewhere: its caller's, if it said so. */
  traceId: string;
  caller: Traceparent | undefined;
  /** Absent where nobody collects them. */
  spans?: Spans | undefined;
  startedAt: number;
  meter: Meter;
  /** Where the answer came from, if any such answer may be kept. */
  kept?: 'memory' | 'edge' | 'stale' | 'made';
  /** It was asked by staff, whose account was looked up. */
  isByStaff?: true;
};

/** A name that a client gave its request counts for nothing: it could be that of another one. */
export function startTrace(traceparent: string | null = null): Trace {
  const id = crypto.randomUUID();
  const caller = parseTraceparent(traceparent);
  const traceId = caller?.traceId ?? id.replaceAll('-', '');
  return { id, traceId, caller, startedAt: Date.now(), meter: createMeter() };
}

/** Staff see where the time went; to anybody else it could tell what the shop knows. */
export function markAnswer({ headers }: Response, { id, startedAt, meter, isByStaff }: Trace): void {
  headers.set('X-Request-Id', id);
  if (!isByStaff) return;
  const { ms, roundTrips } = meter;
  const trips = `${roundTrips} round trip${roundTrips === 1 ? '' : 's'}`;
  headers.set('Server-Timing', `total;dur=${Date.now() - startedAt}, db;dur=${ms};desc="${trips}"`);
}

const SLOW_MS = 1000;

type Answered = { settings: LogSettings; build: string; routeOf: (request: Request) => string };

/** The line of a request: nothing of it that a visitor wrote but the method. */
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
