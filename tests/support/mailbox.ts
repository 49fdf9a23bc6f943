import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import type { Email } from '../../functions/ports/mail.ts';

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** A mail service that accepts each email once, by its idempotency key, and can be broken. */
export async function startMailbox() {
  const emails: Email[] = [];
  const repeats: Email[] = [];
  const keys = new Set<string>();
  const traceparents: string[] = [];
  let isBroken = false;
  let refusals = 0;
  let answer: PromiseWithResolvers<void> | undefined;
  const server = createServer(async (request, response) => {
    const email = JSON.parse(await bodyOf(request)) as Email;
    const key = String(request.headers['idempotency-key'] ?? '');
    traceparents.push(String(request.headers.traceparent ?? ''));
    const status = isBroken ? 500 : key ? 202 : 400;
    if (isBroken) refusals += 1;
    else if (key) (keys.has(key) ? repeats : emails).push(email);
    if (!isBroken) keys.add(key);
    await answer?.promise;
    response.writeHead(status).end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const release = () => {
    answer?.resolve();
    answer = undefined;
  };
  return {
    variables: {
      MAIL_URL: `http://127.0.0.1:${port}/letters`,
      MAIL_TOKEN: 'letter-box-token',
      MAIL_FROM: 'shop@example.com',
    },
    letters: emails,
    /** Emails that it recognized by their key and did not deliver again. */
    repeats,
    keys,
    /** The trace of each of them. */
    traceparents,
    break: () => {
      isBroken = true;
      refusals = 0;
    },
    mend: () => {
      isBroken = false;
    },
    /** Does not respond until released. */
    hold: () => {
      answer = Promise.withResolvers();
    },
    release,
    /** How many it has refused since it broke. */
    refusals: () => refusals,
    /** Waits for an email to this address whose subject starts like this. */
    emailTo: (to: string, subject: string) =>
      vi.waitFor(
        () => {
          const found = emails.find(email => email.to === to && email.subject.startsWith(subject));
          if (!found) throw new Error(`no email “${subject}” to ${to} yet`);
          return found;
        },
        { timeout: 60_000 },
      ),
    /** Waits until that many were refused since it broke. */
    refused: (times: number) =>
      vi.waitFor(
        () => {
          if (refusals < times) throw new Error(`${refusals} of ${times} were refused yet`);
        },
        { timeout: 60_000 },
      ),
    stop: () => {
      release();
      return new Promise(resolve => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
