/** What a command prints while it works, and how it ends when it cannot. */
export const say = (line: string) => console.log(line);

/** Something that the person at the keyboard can mend; said in one line, without a stack. */
export class Trouble extends Error {}

/** Runs a command; trouble ends it with one clear line and a non-zero code. */
export async function run(command: () => Promise<void>) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Trouble ? `✗ ${error.message}` : error);
    process.exit(1);
  }
}
