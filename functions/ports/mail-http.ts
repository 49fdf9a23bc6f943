import type { Guard } from '../../db/client.ts';
import { assertOneReader, LetterRefused, type Mail } from './mail.ts';

export type MailService = { url: string; token: string; from: string };

const ANSWERS_WITHIN_MS = 3000;

/** Any mail service that accepts JSON by POST with a bearer token. */
export function mailOverHttp({ url, token, from }: MailService, ask: Guard): Mail {
  return {
    reachesPeople: true,
    async send(letter, idempotencyKey) {
      assertOneReader(letter);
      await ask(async () => {
        const answer = await fetch(url, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${token}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': idempotencyKey,
          },
          body: JSON.stringify({ from, ...letter }),
          signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
        });
        if (!answer.ok) throw refusalBy(answer);
      });
    },
  };
}

function refusalBy({ status }: Response): Error {
  const problem = `the mail service answered ${status}`;
  return status >= 500 || status === 429 ? new Error(problem) : new LetterRefused(problem);
}
