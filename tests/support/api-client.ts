import type { Problem } from '../../functions/contracts/problem.ts';
import { expectDocumented } from './documented.ts';
import { send } from './keep-alive.ts';

type Call = {
  json?: unknown;
  body?: BodyInit;
  token?: string | undefined;
  headers?: Record<string, string>;
};

export type Answer<Data = unknown> = {
  status: number;
  headers: Headers;
  data: Data;
  problem: Problem;
};

// The harness's own proxy loses its connection after a request that was refused before its body was read.
const LOST = /^Error: Network connection lost\.\n.*miniflare/s;

/** workerd closes a connection on which a busy machine sends no request for five seconds. */
const isHungUp = ({ code }: NodeJS.ErrnoException) => code === 'ECONNRESET';

/** An idle connection that the shop is closing would fail the next call on it. */
export const FRESH_CONNECTION = { Connection: 'close' };

/** A larger body may be refused before it is read, and then its connection ends. */
const SURELY_READ = 8192;

/**
 * Calls the API like a client that knows only its document. An undocumented response fails
 * the test that got it.
 */
export function clientOf(origin: string) {
  return async <Data = unknown>(method: string, path: string, call: Call = {}): Promise<Answer<Data>> => {
    const headers = new Headers(call.headers);
    if (call.json !== undefined && !headers.has('Content-Type'))
      headers.set('Content-Type', 'application/json');
    if (call.token) headers.set('Authorization', `Bearer ${call.token}`);
    const body = call.json === undefined ? call.body : JSON.stringify(call.json);
    const url = new URL(path, origin);
    const sendIt = (isKept: boolean) =>
      body === undefined || typeof body === 'string'
        ? send(url, { method, headers, body, isKept: isKept && (body?.length ?? 0) <= SURELY_READ })
        : sendForm(url, { method, headers, body });
    let answer = await sendIt(true).catch(error => {
      if (!isHungUp(error)) throw error;
      return sendIt(false);
    });
    if (LOST.test(answer.text)) answer = await sendIt(true);
    const { text } = answer;
    await expectDocumented(
      { origin, method, path },
      { status: answer.status, headers: answer.headers, text },
    );
    const isJson = /json/.test(answer.headers.get('Content-Type') ?? '');
    const read = isJson && text ? JSON.parse(text) : text;
    return { status: answer.status, headers: answer.headers, data: read, problem: read };
  };
}

/** With what only `fetch` can encode. */
async function sendForm(
  url: URL,
  { headers, ...sent }: { method: string; headers: Headers; body: BodyInit },
) {
  const fresh = { ...Object.fromEntries(headers), ...FRESH_CONNECTION };
  const answer = await fetch(url, { ...sent, headers: fresh, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

export type ApiClient = ReturnType<typeof clientOf>;
