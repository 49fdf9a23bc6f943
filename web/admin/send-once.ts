import type { Sending } from '../api/fetch-with-session.ts';
import { randomKey } from '../api/random-key.ts';
import { isBackOffice } from '../paths.ts';

/** The key of each unanswered request, by its content. */
const unanswered = new Map<string, string>();

/** A request keeps its key until it is answered, so that the shop carries it out once. */
export const sendOnce: Sending = async (input, init, send) => {
  if (init?.method !== 'POST' || !isBackOffice(window.location.pathname)) return await send(input, init);
  const asked = `${input} ${textOf(init.body)}`;
  const key = unanswered.get(asked) ?? randomKey();
  unanswered.set(asked, key);
  const headers = new Headers(init.headers);
  headers.set('Idempotency-Key', key);
  const response = await send(input, { ...init, headers });
  if (response.status < 500) unanswered.delete(asked);
  return response;
};

function textOf(body: RequestInit['body']): string {
  if (!(body instanceof FormData)) return String(body ?? '');
  const parts = [...body].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.type, value.size],
  );
  return JSON.stringify(parts);
}
