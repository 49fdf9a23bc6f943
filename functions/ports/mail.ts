/** Text is always there; HTML, if present, says the same. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Extra headers such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
};

/** This e-mail can't be sent; any other error means the service is down. */
export class LetterRefused extends Error {
  override name = 'LetterRefused';
}

/** Prevents header injection and extra recipients. */
export function assertOneReader({ to, subject, headers = {} }: Letter): void {
  const lines = [to, subject, ...Object.entries(headers).flat()];
  if (lines.some(line => /\p{Cc}/u.test(line)) || /[\s,;<>]/.test(to)) {
    throw new LetterRefused('an e-mail needs one recipient and single-line headers');
  }
}

/** Sends an e-mail, or throws. */
export interface Mail {
  /** False when e-mails only go to a log, so that links must be handed over another way. */
  reachesPeople: boolean;
  /** Retried with the same key if its delivery is uncertain: the service delivers it once. */
  send(letter: Letter, idempotencyKey: string): Promise<void>;
}
