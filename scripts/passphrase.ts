import { readFile } from 'node:fs/promises';
import { CliError } from './say.ts';

/** The option of commands that write or read an archive. */
export const WITH_PASSPHRASE = { 'passphrase-file': { type: 'string' } } as const;

/** A shorter one could be guessed from the archive, without any limit on tries. */
const FEWEST_BYTES = 16;

/** The file's content without the newline; never an argument, which every process here could read. */
export async function readPassphrase(file: string | undefined): Promise<Buffer | undefined> {
  if (file === undefined) return undefined;
  const passphrase = Buffer.from((await contentOf(file)).replace(/\r?\n$/, ''));
  if (passphrase.length < FEWEST_BYTES) {
    throw new CliError(
      `The passphrase in ${file} has fewer than ${FEWEST_BYTES} characters: create one with openssl rand -base64 32`,
    );
  }
  return passphrase;
}

async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new CliError(
      `The passphrase file ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}
