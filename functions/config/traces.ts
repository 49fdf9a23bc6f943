import type { TraceSettings } from '../tracing/exporter.ts';
import { ConfigError } from './config-error.ts';
import { isOnThisMachine } from './on-this-machine.ts';
import type { ParsedVariables } from './variables.ts';

const SERVICE = 'meridian';

/** From the standard variables of OTLP; undefined if traces are off. */
export function tracesIn(given: ParsedVariables): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_HEADERS: headers } = given;
  if (!url) {
    if (!headers) return undefined;
    throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS is set, but OTEL_EXPORTER_OTLP_ENDPOINT is not');
  }
  const { protocol, search, hash, username, password, href } = new URL(url);
  if (!given.MERIDIAN_LOCAL && protocol !== 'https:' && !isOnThisMachine(url)) {
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_ENDPOINT must begin with https://, or traces and OTEL_EXPORTER_OTLP_HEADERS are sent unencrypted',
    );
  }
  if (search || hash || username || password) {
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be a plain URL: /v1/traces is appended, and secrets go into OTEL_EXPORTER_OTLP_HEADERS',
    );
  }
  return {
    endpoint: href.replace(/\/+$/, ''),
    headers: headersIn(headers),
    service: given.OTEL_SERVICE_NAME ?? SERVICE,
    sample: Number(given.OTEL_TRACES_SAMPLER_ARG ?? 1),
  };
}

/** `name=value,name=value`, with percent-encoded values. */
function headersIn(given = ''): Record<string, string> {
  const headers = new Headers();
  try {
    for (const pair of given.split(',').filter(part => part.trim() !== '')) {
      const [name = '', ...value] = pair.split('=');
      if (value.length === 0) throw new TypeError('it has no value');
      headers.set(name.trim(), decodeURIComponent(value.join('=').trim()));
    }
  } catch {
    // Details of the error would reveal the secret.
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_HEADERS must be like name=value,name=value, the values percent-encoded',
    );
  }
  return Object.fromEntries(headers);
}
