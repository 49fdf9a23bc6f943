import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer, ApiDocument, Operation } from '../../functions/openapi/contract.ts';

const DOCUMENT = '/api/openapi.json';
/** A page, which is not in the document. */
const PAGE = '/api/docs';
const BASE = 'shop';

type ApiCall = { origin: string; method: string; path: string };
type Seen = { status: number; headers: Headers; text: string };
type Documentation = ReturnType<typeof readDocument>;

const documentations = new Map<string, Promise<Documentation | undefined>>();
/** Every shop of the same build has the same document. */
const readBefore = new Map<string, Documentation>();

/** Throws if a response of the API is not documented. */
export async function expectDocumented({ origin, method, path }: ApiCall, seen: Seen): Promise<void> {
  const { pathname } = new URL(path, origin);
  if (!/^\/api(\/|$)/i.test(pathname) || pathname.toLowerCase().startsWith(PAGE)) return;
  const fault = (await documentationOf(origin))?.faultIn({ method, path: pathname }, seen);
  if (fault) throw new Error(`${method} ${path} returned an undocumented ${seen.status}: ${fault}`);
}

/** Undefined for a misconfigured shop, which serves nothing. */
function documentationOf(origin: string): Promise<Documentation | undefined> {
  const known = documentations.get(origin) ?? loadDocument(origin);
  documentations.set(origin, known);
  return known;
}

async function loadDocument(origin: string): Promise<Documentation | undefined> {
  const answer = await fetch(new URL(DOCUMENT, origin), { headers: { Connection: 'close' } });
  if (answer.status === 503) return undefined;
  const text = await answer.text();
  const read = readBefore.get(text) ?? readDocument(JSON.parse(text));
  readBefore.set(text, read);
  return read;
}

/** Compiles a document, so that answers can be validated against it. */
export function readDocument(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, BASE, undefined, false);
  const calls = Object.entries(document.paths).map(([template, operations]) => ({
    template,
    operations,
    pattern: patternOf(template),
  }));

  /** What is wrong with a value, according to the schema at this pointer. */
  const faultAt = (place: string[], value: unknown): string | undefined => {
    const $ref = `${BASE}#/${place.map(asPointer).join('/')}`;
    const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref });
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'body' });
  };

  return {
    faultAt,
    faultIn({ method, path }: Pick<ApiCall, 'method' | 'path'>, seen: Seen): string | undefined {
      const found = findOperation(calls, method, path);
      if (!found) return seen.status < 400 ? 'the document has no such call' : undefined;
      const place = placeOf(document, [...found.place, 'responses', String(seen.status)]);
      const answer = valueAt(document, place) as Answer | undefined;
      if (!answer) {
        return `it names only ${Object.keys(found.operation.responses).join(', ')}; the body is ${seen.text}`;
      }
      return missingHeader(document, answer, seen) ?? bodyFault({ answer, place, faultAt, method }, seen);
    },
  };
}

type Expected = {
  answer: Answer;
  place: string[];
  faultAt: (place: string[], value: unknown) => string | undefined;
  method: string;
};

function bodyFault({ answer, place, faultAt, method }: Expected, { headers, text }: Seen) {
  const type = headers.get('Content-Type')?.split(';')[0] ?? '';
  if (!answer.content) return text === '' ? undefined : `it has no body, but this came: ${text}`;
  if (!(type in answer.content))
    return `it is ${Object.keys(answer.content)}, but this is ${type || 'nothing'}`;
  if (method === 'HEAD') return undefined;
  const fault = faultAt([...place, 'content', type, 'schema'], /json/.test(type) ? JSON.parse(text) : text);
  return fault && `${fault} in ${text.slice(0, 2000)}`;
}

function missingHeader(document: ApiDocument, { headers = {} }: Answer, seen: Seen): string | undefined {
  const required = Object.entries(headers).filter(([, { $ref }]) => {
    return document.components.headers[$ref.split('/').at(-1) ?? '']?.required;
  });
  const missing = required.map(([name]) => name).filter(name => !seen.headers.has(name));
  return missing.length > 0 ? `it lacks the header ${missing.join(', ')}` : undefined;
}

type Call = { template: string; operations: ApiDocument['paths'][string]; pattern: RegExp };

/** The operation that matches method and path; the most specific one if there are several. */
function findOperation(calls: Call[], method: string, path: string) {
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const fits = calls.filter(({ operations, pattern }) => operations[verb] && pattern.test(path));
  const [best] = fits.sort((one, other) => one.template.split('{').length - other.template.split('{').length);
  return best && { operation: best.operations[verb] as Operation, place: ['paths', best.template, verb] };
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/*$`, 'i');
}

/** Follows a `$ref` to its component. */
function placeOf(document: ApiDocument, place: string[]): string[] {
  const { $ref } = (valueAt(document, place) ?? {}) as { $ref?: string };
  return $ref ? $ref.split('/').slice(1) : place;
}

function valueAt(document: object, place: string[]): unknown {
  return place.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
}

const asPointer = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
