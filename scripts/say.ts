export const say = (line: string) => console.log(line);

/** An error that the user can fix; printed as one line without a stack. */
export class Trouble extends Error {}

/** Runs a command; a `Trouble` ends it with one clear line and a non-zero exit code. */
export async function run(command: () => Promise<void>) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Trouble ? `✗ ${error.message}` : error);
    process.exit(1);
  }
}
