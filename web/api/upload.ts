import { fetchWithSession } from './fetch-with-session.ts';

type Sent = { method: 'POST' | 'PUT'; path: string; form: FormData; etag?: string | undefined };

export type Watch = {
  signal: AbortSignal;
  /** How much of it has gone, from 0 to 1. */
  onProgress: (sent: number) => void;
};

/** Sends a form with its files as any other call is sent, and tells how far it is. */
export const sendForm = ({ method, path, form, etag }: Sent, watch: Watch): Promise<Response> =>
  fetchWithSession(path, {
    method,
    body: form,
    ...(etag !== undefined && { headers: { 'If-Match': etag } }),
    via: (input, init = {}) => carry(String(input), init, watch),
  });

/** With XMLHttpRequest, since no browser tells how far `fetch` is with a body. */
function carry(path: string, init: RequestInit, { signal, onProgress }: Watch): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', path);
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new TypeError('The connection was lost'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as FormData);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.map(line => line.split(/:\s*(.*)/, 2) as [string, string]);
  const body = request.status === 204 ? null : request.responseText;
  return new Response(body, { status: request.status, headers: headers.filter(([name]) => name) });
}
