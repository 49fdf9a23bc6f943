import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The state of a service: `away` accepts no call, `failing` every second one. */
export type Way = 'well' | 'away' | 'slow' | 'failing';

const SLOW_MS = 10_000;

/**
 * A proxy in front of a service. Slow calls are forwarded at once and answered late; of the failing calls, one
 * is lost on its way there and the next on its way back.
 */
export async function startFaultyProxy(target = '') {
  const state = { target, way: 'well' as Way, calls: 0 };
  const late = new Set<NodeJS.Timeout>();

  const answer = (answered: IncomingMessage, response: ServerResponse) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  };
  const server = createServer((request, response) => {
    const { way } = state;
    state.calls += 1;
    const fails = way === 'failing' && state.calls % 2 === 0;
    const isLostThere = fails && state.calls % 4 === 0;
    if (way === 'away' || isLostThere || !state.target) return request.socket.destroy();
    const { method, headers } = request;
    const passed = send(new URL(request.url ?? '/', state.target), { method, headers }, answered => {
      answered.on('error', () => request.socket.destroy());
      if (fails) return request.socket.destroy();
      if (way !== 'slow') return answer(answered, response);
      const timer = setTimeout(() => {
        late.delete(timer);
        answer(answered, response);
      }, SLOW_MS);
      late.add(timer);
    });
    passed.on('error', () => request.socket.destroy());
    request.pipe(passed);
  });
  server.on('connection', socket => {
    if (state.way === 'away') socket.destroy();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passTo: (url: string) => {
      state.target = url;
    },
    become: (way: Way) => {
      state.way = way;
      if (way === 'away') server.closeAllConnections();
    },
    stop: async () => {
      for (const timer of late) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
