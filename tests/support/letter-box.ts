import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import type { Letter } from '../../functions/ports/mail.ts';

/** A mail service that takes letters by HTTP, and can be out of order. */
export async function startLetterBox() {
  const letters: Letter[] = [];
  let isBroken = false;
  let refusals = 0;
  let held: Promise<void> | undefined;
  let release = () => {};
  const server = createServer(async (request, response) => {
    const letter = JSON.parse(await bodyOf(request)) as Letter;
    const isRefused = isBroken;
    if (isRefused) refusals += 1;
    else letters.push(letter);
    if (!isRefused) await held;
    response.writeHead(isRefused ? 500 : 202).end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    variables: {
      MAIL_URL: `http://127.0.0.1:${port}/letters`,
      MAIL_TOKEN: 'letter-box-token',
      MAIL_FROM: 'shop@example.com',
    },
    letters,
    break: () => {
      isBroken = true;
    },
    mend: () => {
      isBroken = false;
    },
    /** Takes letters, and answers only once released. */
    hold: () => {
      held = new Promise(resolve => {
        release = resolve;
      });
    },
    release: () => {
      held = undefined;
      release();
    },
    /** Waits for a letter to this address whose subject begins so. */
    letterTo: (to: string, subject: string) =>
      vi.waitFor(
        () => {
          const found = letters.find(letter => letter.to === to && letter.subject.startsWith(subject));
          if (!found) throw new Error(`no letter “${subject}” to ${to} yet`);
          return found;
        },
        { timeout: 20_000 },
      ),
    refusedSoFar: () => refusals,
    /** Waits until that many were refused. */
    refused: (times: number) =>
      vi.waitFor(
        () => {
          if (refusals < times) throw new Error(`${refusals} of ${times} were refused yet`);
        },
        { timeout: 20_000 },
      ),
    stop: () => new Promise(resolve => server.close(resolve)),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
