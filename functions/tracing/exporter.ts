import type { Guard } from '../../db/client.ts';
import { toOtlp } from './otlp.ts';
import { createSpans, type Root, type Spans } from './spans.ts';
import type { Traceparent } from './traceparent.ts';

export type TraceSettings = {
  /** Of the collector; spans go to `/v1/traces` of it. */
  endpoint: string;
  headers: Record<string, string>;
  /** What the shop is called there. */
  service: string;
  /** The share of the requests whose spans are told. */
  sample: number;
};

type Caller = { traceId: string; caller: Traceparent | undefined };

/**
 * Whether the spans of a request are told, is drawn by the shop: anybody may send a `traceparent`. Its caller can only
 * ask for less, and the draw knows nothing of the trace's id, which a caller chooses.
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

/** Hands over the spans of what is done, once; those that the collector does not take are forgotten. */
export function createExporter({ build, ask }: { build: string; ask: Guard }) {
  return async (settings: TraceSettings | undefined, { traceId, spans, caller }: Finished, root: Root) => {
    if (!settings || !spans) return;
    const { endpoint, headers, service } = settings;
    const told = await spans.finish({ ...root, parentId: caller?.parentId });
    const body = JSON.stringify(toOtlp({ traceId, spans: told, service, build }));
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
