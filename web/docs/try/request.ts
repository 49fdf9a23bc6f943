import type { ApiDocument } from '../../../functions/contracts/api-document.ts';
import { type Call, parametersOf } from '../calls.ts';
import { type Draft, FORM_TYPE, keyOf } from './draft.ts';

export type TriedRequest = {
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  json?: string;
  /** The parts of a form, in their order. */
  form?: [name: string, value: string | File][];
};

/** The request that a draft stands for: what is left empty is left out. */
export function requestOf(document: ApiDocument, call: Call, draft: Draft): TriedRequest {
  const given = parametersOf(document, call)
    .map(parameter => ({ ...parameter, value: draft.parameters[keyOf(parameter)] ?? '' }))
    .filter(({ value }) => value !== '');
  const at = (place: string) => given.filter(one => one.in === place).map(({ name, value }) => [name, value]);
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

/** The same request for a terminal; the token is not written out, so that it can be shown around. */
export function curlOf({ method, address, headers, json, form }: TriedRequest, given: CurlGiven): string {
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(given.origin + address)}`,
    ...(given.withToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(json === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(json)}`]),
    ...(form ?? []).map(
      ([name, value]) => `-F ${quoted(`${name}=${typeof value === 'string' ? value : `@${value.name}`}`)}`,
    ),
  ];
  return parts.join(' \\\n  ');
}

type CurlGiven = { origin: string; withToken: boolean };
