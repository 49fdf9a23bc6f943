import { withTimeout } from '../../db/client/time-limit.ts';
import { formatTraceparent } from './traceparent.ts';

/** No visitor input or row data: only the shop's own names, numbers and patterns. */
export type Attributes = Record<string, string | number | undefined>;

export type Span = {
  id: string;
  parentId?: string | undefined;
  name: string;
  kind: 'internal' | 'server' | 'client';
  startedAt: number;
  endedAt: number;
  /** Type of the error that ended it. */
  error?: string | undefined;
  attributes: Attributes;
};

/** The root span. */
export type RootSpan = Omit<Span, 'id'>;

type Call = { name: string; attributes: Attributes };
type Context = { waitUntil(work: Promise<unknown>): void };

/** Outgoing calls of a request. */
export type Spans = {
  /** Runs a call in a span; the call may pass its trace context on. */
  watch<Answer>(call: Call, ask: (traceparent?: string) => Promise<Answer>): Promise<Answer>;
  /** The same context, tracking work after the response. */
  follow<Input extends Context>(context: Input): Input;
  /** All spans with their root, once everything has finished. */
  finish(root: RootSpan): Promise<Span[]>;
};

/** A scheduled task may make a thousand calls. */
const MOST_CALLS = 250;
/** Hanging calls are exported too. */
const WORK_ENDS_WITHIN_MS = 10_000;

export function createSpans(traceId: string): Spans {
  const rootId = newSpanId();
  const calls: (Omit<Span, 'endedAt'> & { endedAt?: number })[] = [];
  const behind: Promise<unknown>[] = [];
  let unnoted = 0;

  const untilDone = async () => {
    while (behind.length > 0) await Promise.allSettled(behind.splice(0));
  };

  return {
    async watch({ name, attributes }, ask) {
      if (calls.length === MOST_CALLS) {
        unnoted += 1;
        return await ask();
      }
      const id = newSpanId();
      const startedAt = Date.now();
      const span: (typeof calls)[number] = {
        id,
        parentId: rootId,
        name,
        kind: 'client',
        startedAt,
        attributes,
      };
      calls.push(span);
      try {
        return await ask(formatTraceparent({ traceId, parentId: id, isSampled: true }));
      } catch (error) {
        span.error = error instanceof Error ? error.name : 'unknown';
        throw error;
      } finally {
        span.endedAt = Date.now();
      }
    },

    follow: context =>
      new Proxy(context, {
        get(target, name) {
          if (name === 'waitUntil') {
            return (work: Promise<unknown>) => {
              behind.push(work);
              target.waitUntil(work);
            };
          }
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),

    async finish(root) {
      await withTimeout(WORK_ENDS_WITHIN_MS, untilDone()).catch(() => undefined);
      const now = Date.now();
      return [
        {
          ...root,
          id: rootId,
          attributes: { ...root.attributes, 'meridian.calls_not_noted': unnoted || undefined },
        },
        ...calls.map(call => ({ error: call.endedAt ? undefined : 'unfinished', endedAt: now, ...call })),
      ];
    },
  };
}

function newSpanId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
