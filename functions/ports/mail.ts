/** Text is always there; HTML, if present, says the same. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Extra headers such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
};

/** This email can't be sent; any other error means the service is down. */
export class EmailRefused extends Error {
  override name = 'LetterRefused';
}

/** Prevents header injection and extra recipients. */
export function assertSingleRecipient({ to, subject, headers = {} }: Email): void {
  const lines = [to, subject, ...Object.entries(headers).flat()];
  if (lines.some(line => /\p{Cc}/u.test(line)) || /[\s,;<>]/.test(to)) {
    throw new EmailRefused('an email needs one recipient and single-line headers');
  }
}

/** Sends an email, or throws. */
export interface Mail {
  /** False when emails only go to a log, so that links must be handed over another way. */
  reachesPeople: boolean;
  /** Retried with the same key if its delivery is uncertain: the service delivers it once. */
  send(email: Email, idempotencyKey: string): Promise<void>;
}
