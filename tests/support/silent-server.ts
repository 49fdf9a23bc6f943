import { createServer, type Socket } from 'node:net';

/** In place of a server that is down: counts connections, and closes them or does not respond. */
export async function standInFor(url: string, { hangsUp }: { hangsUp: boolean }) {
  let connections = 0;
  const open = new Set<Socket>();
  const server = createServer(socket => {
    connections += 1;
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    if (hangsUp) socket.destroy();
  });
  await new Promise<void>(resolve => server.listen(Number(new URL(url).port), '127.0.0.1', resolve));
  return {
    connections: () => connections,
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
