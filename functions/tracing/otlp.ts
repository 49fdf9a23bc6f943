import type { Attributes, Span } from './spans.ts';

type TraceExport = { traceId: string; spans: Span[]; service: string; build: string };

const KINDS = { internal: 1, server: 2, client: 3 };
const ERROR = 2;
const SAMPLED = 0x01;
const SAYS_WHERE_PARENT_IS = 0x100;
const PARENT_IS_ELSEWHERE = 0x200;

/** OTLP in JSON: hexadecimal IDs, integers as text, enums as numbers. */
export function toOtlp({ traceId, spans, service, build }: TraceExport) {
  const resource = { attributes: toPairs({ 'service.name': service, 'service.version': build }) };
  const scope = { name: 'meridian', version: build };
  const known = new Set(spans.map(({ id }) => id));
  const otlpSpans = spans.map(({ id, parentId, name, kind, startedAt, endedAt, error, attributes }) => {
    const isRemote = parentId !== undefined && !known.has(parentId);
    return {
      traceId,
      spanId: id,
      ...(parentId && { parentSpanId: parentId }),
      flags: SAMPLED | SAYS_WHERE_PARENT_IS | (isRemote ? PARENT_IS_ELSEWHERE : 0),
      name,
      kind: KINDS[kind],
      startTimeUnixNano: toNanoseconds(startedAt),
      endTimeUnixNano: toNanoseconds(Math.max(startedAt, endedAt)),
      attributes: toPairs({ ...attributes, 'error.type': error }),
      status: error ? { code: ERROR } : {},
    };
  });
  return { resourceSpans: [{ resource, scopeSpans: [{ scope, spans: otlpSpans }] }] };
}

/** Too large for an exact number. */
const toNanoseconds = (ms: number) => `${ms}000000`;

function toPairs(attributes: Attributes) {
  return Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [{ key, value: typeof value === 'number' ? { intValue: `${value}` } : { stringValue: value } }];
  });
}
