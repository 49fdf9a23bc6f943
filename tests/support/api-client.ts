import type { Problem } from '../../functions/contracts/problem.ts';
import { expectDocumented } from './documented.ts';

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

/** An idle connection that the shop is closing would fail the next call on it. */
export const FRESH_CONNECTION = { Connection: 'close' };

/**
 * Calls the API like a client that knows only its document. An undocumented response fails
 * the test that got it.
 */
export function clientOf(origin: string) {
  return async <Data = unknown>(method: string, path: string, call: Call = {}): Promise<Answer<Data>> => {
    const headers = new Headers({ ...FRESH_CONNECTION, ...call.headers });
    if (call.json !== undefined && !headers.has('Content-Type'))
      headers.set('Content-Type', 'application/json');
    if (call.token) headers.set('Authorization', `Bearer ${call.token}`);
    const body = call.json === undefined ? call.body : JSON.stringify(call.json);
    const send = () => fetch(new URL(path, origin), { method, headers, body, redirect: 'manual' });
    let answer = await send();
    let text = await answer.text();
    if (LOST.test(text)) {
      answer = await send();
      text = await answer.text();
    }
    await expectDocumented(
      { origin, method, path },
      { status: answer.status, headers: answer.headers, text },
    );
    const isJson = /json/.test(answer.headers.get('Content-Type') ?? '');
    const read = isJson && text ? JSON.parse(text) : text;
    return { status: answer.status, headers: answer.headers, data: read, problem: read };
  };
}

export type ApiClient = ReturnType<typeof clientOf>;
