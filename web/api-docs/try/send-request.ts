import { send } from '../../api/fetch-with-session.ts';
import type { TriedRequest } from './request.ts';

export type Outcome = {
  status: number;
  milliseconds: number;
  bytes: number;
  headers: [name: string, value: string][];
  text: string;
};

/** Sends it with the current sign-in; undefined when the network fails. */
export async function sendRequest({ method, address, headers, json, form }: TriedRequest) {
  const startedAt = performance.now();
  try {
    const answer = await send(address, {
      method,
      headers: { ...headers, ...(json !== undefined && { 'Content-Type': 'application/json' }) },
      cache: 'no-store',
      ...(json !== undefined && { body: json }),
      ...(form && { body: formDataOf(form) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      milliseconds: Math.round(performance.now() - startedAt),
      bytes: new TextEncoder().encode(text).length,
      headers: [...answer.headers],
      text,
    } satisfies Outcome;
  } catch (error) {
    console.warn('the call got no response:', error);
    return undefined;
  }
}

function formDataOf(form: NonNullable<TriedRequest['form']>): FormData {
  const data = new FormData();
  for (const [name, value] of form) data.append(name, value);
  return data;
}
