import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';

type Value = { stringValue?: string; intValue?: string };
type Pair = { key: string; value: Value };
export type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  flags: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Pair[];
  status: { code?: number };
};
type Sent = { resourceSpans: { resource: { attributes: Pair[] }; scopeSpans: { spans: SentSpan[] }[] }[] };

export type TraceCollector = Awaited<ReturnType<typeof startTraceCollector>>;

const TOKEN = 'Bearer collector-token=';

/** Accepts traces by OTLP in JSON, records every byte, and can delay its responses. */
export async function startTraceCollector() {
  const bodies: string[] = [];
  const heads: IncomingHttpHeaders[] = [];
  let isHeld = false;
  let waiting = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const isMeant = request.url === '/otlp/v1/traces' && request.headers.authorization === TOKEN;
    if (isHeld) {
      waiting += 1;
      response.on('close', () => {
        waiting -= 1;
      });
      return;
    }
    if (isMeant) bodies.push(Buffer.concat(parts).toString());
    heads.push(request.headers);
    response.writeHead(isMeant ? 200 : 401, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const sent = () => bodies.map(body => JSON.parse(body) as Sent);
  const spans = () =>
    sent().flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)),
    );
  /** The spans of a request, the root first. */
  const traceOf = async (requestId: string) => {
    const find = () => spans().find(span => attributesOf(span)['meridian.request_id'] === requestId);
    await expect.poll(find, { timeout: 15_000 }).toBeDefined();
    const root = find() as SentSpan;
    const children = spans().filter(({ parentSpanId }) => parentSpanId === root.spanId);
    return { root, children };
  };
  return {
    variables: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/otlp/`,
      OTEL_EXPORTER_OTLP_HEADERS: `Authorization=${encodeURIComponent(TOKEN)}, X-Tenant=shop`,
    },
    bodies,
    heads,
    spans,
    traceOf,
    /** The resource of the first export. */
    resource: () => pairsIn(sent()[0]?.resourceSpans[0]?.resource.attributes ?? []),
    /** Stops responding. */
    hold: () => {
      isHeld = true;
    },
    /** The number of pending requests. */
    waiting: () => waiting,
    stop: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

export const attributesOf = ({ attributes }: SentSpan) => pairsIn(attributes);

const pairsIn = (pairs: Pair[]) =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));
