import { createMeter, type Meter } from '../../db/client/meter.ts';
import type { Spans } from './spans.ts';
import { parseTraceparent, type Traceparent } from './traceparent.ts';

/** What the log line of a request contains. */
export type Trace = {
  /** In the response header, every problem and every log line of the request. */
  id: string;
  /** Trace ID across services: the caller's, if provided. */
  traceId: string;
  caller: Traceparent | undefined;
  /** Absent if traces are off. */
  spans?: Spans | undefined;
  startedAt: number;
  meter: Meter;
  /** Source of the response, if it is cacheable. */
  kept?: 'memory' | 'edge' | 'stale' | 'made';
  /** The request is from staff with a verified account. */
  isByStaff?: true;
};

/** Ignores request IDs from clients: they could be duplicates. */
export function startTrace(traceparent: string | null = null): Trace {
  const id = crypto.randomUUID();
  const caller = parseTraceparent(traceparent);
  const traceId = caller?.traceId ?? id.replaceAll('-', '');
  return { id, traceId, caller, startedAt: Date.now(), meter: createMeter() };
}
