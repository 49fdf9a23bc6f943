import type { ApiDocument } from '../../../functions/openapi/contract.ts';
import { type Call, parametersOf } from '../document/calls.ts';
import { type Draft, FORM_TYPE, keyOf } from './draft.ts';

export type TriedRequest = {
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  json?: string;
  /** Multipart fields, in order. */
  form?: [name: string, value: string | File][];
};

/** Builds the request for a draft; empty fields are left out. */
export function requestOf(document: ApiDocument, call: Call, draft: Draft): TriedRequest {
  const parameters = parametersOf(document, call)
    .map(parameter => ({ ...parameter, value: draft.parameters[keyOf(parameter)] ?? '' }))
    .filter(({ value }) => value !== '');
  const at = (location: string) =>
    parameters.filter(parameter => parameter.in === location).map(({ name, value }) => [name, value]);
  const query = new URLSearchParams(at('query') as [string, string][]).toString();
  const values: Record<string, string> = Object.fromEntries(at('path'));
  const path = call.path.replace(/\{(\w+)\}/g, (whole, name) => encodeURIComponent(values[name] ?? whole));
  return {
    method: call.method,
    address: query ? `${path}?${query}` : path,
    headers: Object.fromEntries(at('header')),
    ...bodyOf(draft),
  };
}

function bodyOf({ bodyType, json, fields, files }: Draft): Pick<TriedRequest, 'json' | 'form'> {
  if (!bodyType) return {};
  if (bodyType !== FORM_TYPE) return { json };
  const texts = Object.entries(fields).filter(([, value]) => value !== '');
  const pictures = Object.entries(files).flatMap(([name, chosen]) =>
    chosen.map((file): [string, File] => [name, file]),
  );
  return { form: [...texts, ...pictures] };
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a curl command; the token is a placeholder so that the command can be shared. */
export function curlOf({ method, address, headers, json, form }: TriedRequest, options: CurlOptions): string {
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(options.origin + address)}`,
    ...(options.withToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(json === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(json)}`]),
    ...(form ?? []).map(
      ([name, value]) => `-F ${quoted(`${name}=${typeof value === 'string' ? value : `@${value.name}`}`)}`,
    ),
  ];
  return parts.join(' \\\n  ');
}

type CurlOptions = { origin: string; withToken: boolean };
