import { type AddressInfo, createServer } from 'node:net';
import { CliError } from './say.ts';

type Address = { host: string; port: number };

/** Fails early, with advice, when the port is taken. */
export async function assertFree({ host, port }: Address) {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen(port, host, resolve);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new CliError(
        `Port ${port} is in use: stop the program that uses it, or choose another port, such as PORT=${port + 1}`,
      );
    }
    throw new CliError(
      `Cannot listen at ${host}:${port} (${code}): set HOST and PORT to an address of this machine`,
    );
  } finally {
    probe.close();
  }
}

/** An unused port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise(resolve => probe.close(resolve));
  return port;
}
