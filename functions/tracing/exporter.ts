import type { Guard } from '../../db/client/open-database.ts';
import { toOtlp } from './otlp.ts';
import { createSpans, type RootSpan, type Spans } from './spans.ts';
import type { Traceparent } from './traceparent.ts';

export type TraceSettings = {
  /** URL of the collector; spans go to its `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  /** Service name. */
  service: string;
  /** Share of requests to sample. */
  sample: number;
};

type Caller = { traceId: string; caller: Traceparent | undefined };

/**
 * The shop decides at random which requests are sampled: anyone can send a `traceparent`. A caller can only opt out,
 * and the trace ID, chosen by the caller, doesn't influence the decision.
 */
export function startSpans(
  settings: TraceSettings | undefined,
  { traceId, caller }: Caller,
): Spans | undefined {
  if (!settings || caller?.isSampled === false) return undefined;
  return Math.random() < settings.sample ? createSpans(traceId) : undefined;
}

const ANSWERS_WITHIN_MS = 3000;

type Finished = Caller & { spans?: Spans | undefined };

/** Exports finished spans once; rejected ones are dropped. */
export function createExporter({ build, ask }: { build: string; ask: Guard }) {
  return async (
    settings: TraceSettings | undefined,
    { traceId, spans, caller }: Finished,
    root: RootSpan,
  ) => {
    if (!settings || !spans) return;
    const { endpoint, headers, service } = settings;
    const finished = await spans.finish({ ...root, parentId: caller?.parentId });
    const body = JSON.stringify(toOtlp({ traceId, spans: finished, service, build }));
    const send = async () => {
      const answer = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the trace collector responded ${answer.status}`);
    };
    await ask(send).catch(() => undefined);
  };
}
