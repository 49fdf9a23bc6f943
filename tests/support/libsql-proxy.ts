import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The statement that writes an order. */
export const INSERTS_ORDER = /insert into "orders"/i;

/** A proxy for a libSQL server: held statements run there, but their responses are withheld. */
export async function startLibsqlProxy(target = '') {
  const state = { target, held: undefined as RegExp | undefined };
  let release = Promise.withResolvers<void>();
  let holding = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const sent = Buffer.concat(chunks);
    const answer = await fetch(new URL(request.url ?? '/', state.target), {
      method: request.method ?? 'GET',
      headers: { 'Content-Type': request.headers['content-type'] ?? 'application/json' },
      ...(sent.length > 0 && { body: sent }),
    });
    const responseBody = Buffer.from(await answer.arrayBuffer());
    // Statements are sent as JSON.
    if (state.held?.test(sent.toString().replaceAll('\\"', '"'))) {
      holding.resolve();
      await release.promise;
    }
    const type = answer.headers.get('Content-Type') ?? 'application/json';
    response.writeHead(answer.status, { 'Content-Type': type }).end(responseBody);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passTo: (url: string) => {
      state.target = url;
    },
    /** Resolves once a response is withheld. */
    hold: (which: RegExp): Promise<void> => {
      state.held = which;
      release = Promise.withResolvers();
      holding = Promise.withResolvers();
      return holding.promise;
    },
    release: () => {
      state.held = undefined;
      release.resolve();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
