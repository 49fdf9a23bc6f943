export type Letter = { to: string; subject: string; text: string };

/** Sends a letter, or throws. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}
