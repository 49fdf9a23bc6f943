import { fetchWithSession } from './fetch-with-session.ts';

type FormUpload = { method: 'POST' | 'PUT'; path: string; form: FormData; etag?: string | undefined };

export type Watch = {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (sent: number) => void;
};

/** Sends a form with files like any other call, and reports progress. */
export const sendForm = ({ method, path, form, etag }: FormUpload, watch: Watch): Promise<Response> =>
  fetchWithSession(path, {
    method,
    body: form,
    ...(etag !== undefined && { headers: { 'If-Match': etag } }),
    via: (input, init = {}) => sendByXhr(String(input), init, watch),
  });

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function sendByXhr(path: string, init: RequestInit, { signal, onProgress }: Watch): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', path);
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('The connection was lost'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as FormData);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.map(line => line.split(/:\s*(.*)/, 2) as [string, string]);
  const body = request.status === 204 ? null : request.responseText;
  return new Response(body, { status: request.status, headers: headers.filter(([name]) => name) });
}
