/** Some letters are text alone; where there is HTML it says the same. */
export type Letter = { to: string; subject: string; text: string; html?: string };

/** Sends a letter, or throws. */
export interface Mail {
  /** False where letters only go to a log, so that whoever sends one tells its person another way. */
  reachesPeople: boolean;
  send(letter: Letter): Promise<void>;
}
