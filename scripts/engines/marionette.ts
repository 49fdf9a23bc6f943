import { once } from 'node:events';
import { connect } from 'node:net';
import type { Driver } from './webdriver.ts';

type Message = [type: number, id: number, error: { error: string; message: string } | null, value: unknown];
type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** Firefox's own protocol, without a driver in between: WebDriver commands in frames of `length:json`. */
export async function overMarionette(port: number): Promise<Driver> {
  const socket = connect({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  const end = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  socket.on('error', end).on('close', () => end(new Error('Firefox closed the connection')));
  socket.on('data', chunk => {
    received = Buffer.concat([received, chunk]);
    for (let frame = firstFrame(received); frame; frame = firstFrame(received)) {
      received = received.subarray(frame.end);
      answer(JSON.parse(frame.json));
    }
  });

  /** The first message is a greeting, not a response. */
  function answer(message: Message | object) {
    if (!Array.isArray(message)) return;
    const [, id, error, value] = message as Message;
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(`${error.error}: ${error.message}`));
    else resolve?.((value as { value?: unknown } | null)?.value);
  }

  let last = 0;
  const send = (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const json = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(json)}:${json}`);
    });

  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  return {
    send: (command, parameters) => send(`WebDriver:${command}`, parameters),
    close: async () => {
      await send('WebDriver:DeleteSession', {});
      socket.destroy();
    },
  };
}

function firstFrame(received: Buffer) {
  const colon = received.indexOf(':');
  if (colon < 0) return undefined;
  const end = colon + 1 + Number(received.subarray(0, colon));
  return received.length < end ? undefined : { json: received.subarray(colon + 1, end).toString(), end };
}
