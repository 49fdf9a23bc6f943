import { Problem } from '../../functions/contracts/problem.ts';
import type { Answer, ApiClient } from './api-client.ts';
import { jsonOf } from './fuzz-mutations.ts';
import type { FuzzBody, FuzzFile, FuzzRequest } from './fuzz-requests.ts';
import { INSIDES } from './problems.ts';

const MOST_SHOWN = 300;

/** Sends it and returns what is wrong with the response, if anything; `learn` gets the good ones. */
export async function faultOf(
  call: ApiClient,
  request: FuzzRequest,
  learn: (answer: Answer) => void,
): Promise<string | undefined> {
  try {
    const answer = await call(request.method, addressOf(request), {
      ...(takesBody(request) && { body: sentBody(request.body) }),
      headers: { ...request.headers, ...(takesBody(request) && typeOf(request.body)) },
    });
    if (answer.status >= 500) return `${answer.status} ${JSON.stringify(answer.data)}`;
    if (answer.status < 400) learn(answer);
    else if (request.method !== 'HEAD') return refusalFault(answer);
  } catch (error) {
    const { cause } = error as Error;
    return [error, cause].filter(Boolean).map(String).join(', ');
  }
}

function refusalFault({ status, data }: Pick<Answer, 'status' | 'data'>) {
  // Without content, as HTTP requires.
  if (status === 416) return undefined;
  const problem = Problem.strict().safeParse(data);
  if (!problem.success) return `${status} is no problem+json: ${JSON.stringify(data)}`;
  // The URL is echoed unchanged.
  const said = problem.data.detail.replace(/^There is nothing at .*/s, '');
  return INSIDES.test(said) ? `it tells of its inside: ${said}` : undefined;
}

const takesBody = ({ method, body }: FuzzRequest) => body && method !== 'GET' && method !== 'HEAD';

const typeOf = (body: FuzzBody | undefined): Record<string, string> =>
  body?.kind === 'json'
    ? { 'Content-Type': 'application/json' }
    : body?.kind === 'raw'
      ? { 'Content-Type': body.type }
      : {};

function sentBody(body: FuzzBody | undefined): BodyInit {
  if (body?.kind === 'json') return jsonOf(body.fields);
  if (body?.kind === 'raw') return body.bytes;
  const form = new FormData();
  for (const [name, part] of body?.parts ?? []) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, fileOf(part));
  }
  return form;
}

const fileOf = ({ bytes, name }: FuzzFile) => new File([bytes], name);

function addressOf({ path, query }: FuzzRequest): string {
  const search = query
    .map(pair => pair.map(part => encodeURIComponent(part.toWellFormed())).join('='))
    .join('&');
  return search ? `${path}?${search}` : path;
}

/** The request as a command, to reproduce the failure. */
export function asCurl(request: FuzzRequest): string {
  const { method, headers, body } = request;
  const all = { ...headers, ...(takesBody(request) && typeOf(body)) };
  const words = [`curl -X ${method}`, quoted(addressOf(request))];
  for (const [name, value] of Object.entries(all))
    words.push(`-H ${quoted(`${name}: ${value.slice(0, 100)}`)}`);
  if (!takesBody(request)) return words.join(' ');
  if (body?.kind === 'json') words.push(`-d ${quoted(jsonOf(body.fields))}`);
  if (body?.kind === 'raw') words.push(`--data-binary ${quoted(printable(body.bytes))}`);
  if (body?.kind === 'form') {
    for (const [name, part] of body.parts) {
      const said = typeof part === 'string' ? part : `@${part.name} (${part.bytes.length} bytes)`;
      words.push(`-F ${quoted(`${name}=${said}`)}`);
    }
  }
  return words.join(' ');
}

const quoted = (text: string) =>
  `'${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}… (${text.length})` : text}'`;

const printable = (bytes: Uint8Array) =>
  Array.from(bytes, byte =>
    byte > 0x1f && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`,
  ).join('');
