/** Trace and parent span, as given by the caller. */
export type Traceparent = { traceId: string; parentId: string; isSampled: boolean };

const FORM = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const SAMPLED = 1;

/** Parses a `traceparent` header (W3C Trace Context); undefined if invalid. Later versions may append fields. */
export function parseTraceparent(header: string | null): Traceparent | undefined {
  const [, version, traceId = '', parentId = '', flags = '', more] = FORM.exec(header ?? '') ?? [];
  if (!version || version === 'ff' || (version === '00' && more)) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(parentId)) return undefined;
  return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

export const formatTraceparent = ({ traceId, parentId, isSampled }: Traceparent) =>
  `00-${traceId}-${parentId}-${isSampled ? '01' : '00'}`;
