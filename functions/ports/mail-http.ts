import { assertOneReader, type Mail } from './mail.ts';

export type MailService = { url: string; token: string; from: string };

/** Any mail service that accepts JSON by POST with a bearer token. */
export function mailOverHttp({ url, token, from }: MailService): Mail {
  return {
    reachesPeople: true,
    async send(letter) {
      assertOneReader(letter);
      const answer = await fetch(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ from, ...letter }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!answer.ok) throw new Error(`the mail service answered ${answer.status}`);
    },
  };
}
