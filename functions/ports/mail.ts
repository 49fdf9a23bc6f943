/** Some letters are text alone; where there is HTML it says the same. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** What a mail program should know besides, as `List-Unsubscribe`. */
  headers?: Record<string, string>;
};

/** A line end in what becomes a line of the letter's head would begin another one; two addresses are two readers. */
export function assertOneReader({ to, subject, headers = {} }: Letter): void {
  const lines = [to, subject, ...Object.entries(headers).flat()];
  if (lines.some(line => /\p{Cc}/u.test(line)) || /[\s,;<>]/.test(to)) {
    throw new Error('a letter has one reader, and one line for each part of its head');
  }
}

/** Sends a letter, or throws. */
export interface Mail {
  /** False where letters only go to a log, so that whoever sends one tells its person another way. */
  reachesPeople: boolean;
  send(letter: Letter): Promise<void>;
}
