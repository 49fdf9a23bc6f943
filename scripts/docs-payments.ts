import { readFile, writeFile } from 'node:fs/promises';
import { withTable } from './payment-table.ts';
import { CliError, print, run } from './say.ts';

const PATH = 'docs/payments.md';

/** Writes the table of states and transitions from the code. */
await run(async () => {
  const document = await readFile(PATH, 'utf8');
  const written = withTable(document);
  if (written === undefined) throw new CliError(`${PATH} has no place for the table any more`);
  if (written === document) return print(`${PATH} is up to date`);
  await writeFile(PATH, written);
  print(`Updated the table in ${PATH}`);
});
