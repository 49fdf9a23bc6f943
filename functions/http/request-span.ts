import type { Meter } from '../../db/client/meter.ts';
import type { RootSpan } from '../tracing/spans.ts';
import type { Trace } from '../tracing/trace.ts';

/** A method can be any string. */
const METHODS = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

/** Span of a request, by OpenTelemetry conventions: only what its log line says. */
export function requestSpan(
  { method: given, url }: Request,
  { status }: Response,
  { id, startedAt, kept }: Trace,
  route: string,
): RootSpan {
  const method = METHODS.test(given) ? given : '_OTHER';
  return {
    name: `${method === '_OTHER' ? 'HTTP' : method} ${route}`,
    kind: 'server',
    startedAt,
    endedAt: Date.now(),
    error: status >= 500 ? `${status}` : undefined,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'url.scheme': url.startsWith('https:') ? 'https' : 'http',
      'meridian.request_id': id,
      'meridian.kept': kept,
    },
  };
}

/** Span of a scheduled run, in its own trace. */
export const taskSpan = (cron: string, { id, startedAt }: Trace): RootSpan => ({
  name: `scheduled ${cron}`,
  kind: 'internal',
  startedAt,
  endedAt: Date.now(),
  attributes: { 'faas.trigger': 'timer', 'faas.cron': cron, 'meridian.request_id': id },
});

/** Meter of a request; its round trips become spans if traces are on, without any statements or values. */
export function watchedMeter({ meter, spans }: Trace, system: string): Meter {
  if (spans) {
    meter.watch = ({ does, statements }, ask) =>
      spans.watch(
        {
          name: `database ${does}`,
          attributes: {
            'db.system.name': 'sqlite',
            'db.operation.name': does,
            'db.operation.batch.size': statements > 1 ? statements : undefined,
            'peer.service': system,
          },
        },
        () => ask(),
      );
  }
  return meter;
}
