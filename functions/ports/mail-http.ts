import type { Guard } from '../../db/client/open-database.ts';
import type { Spans } from '../tracing/spans.ts';
import { assertSingleRecipient, EmailRefused, type Mail } from './mail.ts';

export type MailService = { url: string; token: string; from: string };

const ANSWERS_WITHIN_MS = 3000;

/** Any mail service that accepts JSON by POST with a bearer token. */
export function mailOverHttp({ url, token, from }: MailService, ask: Guard, spans?: Spans): Mail {
  const call = { name: 'mail send', attributes: { 'peer.service': 'mail' } };
  return {
    reachesPeople: true,
    async send(email, idempotencyKey) {
      assertSingleRecipient(email);
      const post = async (traceparent?: string) => {
        const answer = await fetch(url, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${token}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': idempotencyKey,
            // It may be our own service, which continues the trace.
            ...(traceparent && { traceparent }),
          },
          body: JSON.stringify({ from, ...email }),
          signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
        });
        if (!answer.ok) throw refusalBy(answer);
      };
      await ask(() => (spans ? spans.watch(call, post) : post()));
    },
  };
}

function refusalBy({ status }: Response): Error {
  const problem = `the mail service answered ${status}`;
  return status >= 500 || status === 429 ? new Error(problem) : new EmailRefused(problem);
}
