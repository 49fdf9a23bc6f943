import { type IncomingHttpHeaders, request } from 'node:http';

type Asked = { path?: string; json?: unknown; headers?: Record<string, string> };

/** Sends a request under a host name of the caller's choice. */
export function askAs(host: string, url: string, { path = '/', json, headers = {} }: Asked) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const sent = { ...headers, Host: host, 'Content-Type': 'application/json' };
    const asked = request(
      new URL(path, url),
      { method: json ? 'POST' : 'GET', headers: sent, setHost: false },
      answer => {
        let text = '';
        answer.setEncoding('utf8').on('data', part => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    asked.on('error', reject).end(json && JSON.stringify(json));
  });
}
