import type { Content, JsonSchema, Operation, Parameter, Ref } from '../../functions/openapi/contract.ts';
import { drawPng } from './drawn-pictures.ts';
import { aValue, type Fuzz, often, resolve, someFields } from './fuzz-values.ts';
import { SAMPLES } from './sample-pictures.ts';

export type FuzzFile = { bytes: Uint8Array<ArrayBuffer>; name: string };
/** Fields as JSON text, because not all that can be sent as JSON is a JavaScript value. */
export type FuzzBody =
  | { kind: 'json'; fields: [name: string, json: string][] }
  | { kind: 'form'; parts: [name: string, part: string | FuzzFile][] }
  | { kind: 'raw'; type: string; bytes: Uint8Array<ArrayBuffer> };

export type FuzzRequest = {
  operation: Operation;
  method: string;
  path: string;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body?: FuzzBody | undefined;
};

/** A request as the document describes it. */
export function validRequest(fuzz: Fuzz): FuzzRequest {
  const { template, method, operation } = aCall(fuzz);
  const parameters = operation.parameters.map(one => parameterIn(fuzz, one));
  const given = parameters.filter(one => one.required || often(fuzz.random, 35));
  const query = given
    .filter(one => one.in === 'query')
    .map(({ name, schema }) => [name, String(aValue(fuzz, schema, name))] as [string, string]);
  const headers = given.filter(one => one.in === 'header').map(one => [one.name, aHeader(fuzz, one)]);
  return {
    operation,
    method: method.toUpperCase(),
    path: pathOf(fuzz, template, parameters),
    query,
    headers: Object.fromEntries(headers),
    body: operation.requestBody && aBody(fuzz, operation.requestBody.content),
  };
}

/** Fewer calls that hash passwords, which is slow, or that delete, so that rows remain. */
function aCall({ document, random }: Fuzz) {
  const calls = Object.entries(document.paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ template, method, operation })),
  );
  const call = random.oneOf(calls);
  const isRare = call.method === 'delete' || isSlow(document, call.operation);
  return isRare && often(random, 80) ? random.oneOf(calls) : call;
}

function isSlow(document: Fuzz['document'], { requestBody }: Operation): boolean {
  return Object.values(requestBody?.content ?? {}).some(({ schema }) =>
    Object.values(resolve(document, schema).properties ?? {}).some(({ format }) => format === 'password'),
  );
}

function parameterIn({ document }: Fuzz, parameter: Parameter | Ref): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const known = document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
  if (!known) throw new Error(`the document has no ${parameter.$ref}`);
  return known;
}

function pathOf(fuzz: Fuzz, template: string, parameters: Parameter[]): string {
  const parts = template.split('/');
  return parts
    .map((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      const schema = parameters.find(one => one.in === 'path' && one.name === name)?.schema;
      return name && schema ? String(aValue(fuzz, schema, name, parts[index - 1])) : part;
    })
    .join('/');
}

function aHeader(fuzz: Fuzz, { name, schema }: Parameter): string {
  const tags = name.startsWith('If-') ? fuzz.memory.known('etag') : [];
  return inHeader(tags.length > 0 ? fuzz.random.oneOf([...tags, '*', '"1"']) : aValue(fuzz, schema, name));
}

/** Headers are single-line bytes. */
const inHeader = (value: unknown) =>
  Buffer.from(String(value))
    .toString('latin1')
    .replace(/[^ -~\x80-\xff]/g, ' ');

function aBody(fuzz: Fuzz, content: Record<string, Content>): FuzzBody {
  const [type, { schema }] = fuzz.random.oneOf(Object.entries(content)) as [string, Content];
  const resolved = resolve(fuzz.document, schema);
  if (type !== 'multipart/form-data') {
    const fields = someFields(fuzz, resolved);
    return { kind: 'json', fields: fields.map(([name, value]) => [name, JSON.stringify(value)]) };
  }
  const files = Object.entries(resolved.properties ?? {}).filter(([, part]) => isFile(part));
  const texts = someFields(fuzz, { ...resolved, properties: withoutFiles(resolved) });
  const chosen = files.filter(([name]) => resolved.required?.includes(name) || often(fuzz.random, 50));
  return {
    kind: 'form',
    parts: [
      ...texts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => [name, String(value)] as [string, string]),
      ...chosen.map(([name]) => [name, aPicture(fuzz)] as [string, FuzzFile]),
    ],
  };
}

const isFile = (part: JsonSchema): boolean => (part.items ?? part).format === 'binary';

const withoutFiles = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(Object.entries(properties).filter(([, part]) => !isFile(part)));

function aPicture({ random }: Fuzz): FuzzFile {
  const [name, bytes] = random.oneOf(Object.entries(SAMPLES));
  return often(random, 50) ? { name, bytes } : { name: 'drawn.png', bytes: drawPng() };
}
