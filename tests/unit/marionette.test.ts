import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { overMarionette } from '../../scripts/engines/marionette.ts';

const frame = (message: unknown) => {
  const json = JSON.stringify(message);
  return Buffer.from(`${Buffer.byteLength(json)}:${json}`);
};

/** Answers like Firefox, in pieces of five bytes. */
async function fakeFirefox(answer: (name: string) => [error: object | null, value: object | null]) {
  const server = createServer(socket => {
    const send = (message: unknown) => {
      const bytes = frame(message);
      for (let at = 0; at < bytes.length; at += 5) socket.write(bytes.subarray(at, at + 5));
    };
    send({ applicationType: 'gecko', marionetteProtocol: 3 });
    socket.on('data', chunk => {
      const [, id, name] = JSON.parse(chunk.toString().replace(/^\d+:/, ''));
      send([1, id, ...answer(name)]);
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('npm run engines understands Firefox’s responses in any chunks, and reports its errors', async () => {
  const port = await fakeFirefox(name =>
    name === 'WebDriver:Navigate'
      ? [{ error: 'unknown error', message: 'about:neterror' }, null]
      : [null, { value: 'Größe' }],
  );
  const driver = await overMarionette(port);
  expect(await driver.send('ExecuteScript', { script: 'return 1', args: [] })).toBe('Größe');
  await expect(driver.send('Navigate', { url: 'http://shop.example' })).rejects.toThrow(
    'unknown error: about:neterror',
  );
  await driver.close();
});
