import { readFile, writeFile } from 'node:fs/promises';
import { withTable } from './payment-table.ts';
import { CliError, run, say } from './say.ts';

const PATH = 'docs/payments.md';

/** Writes the table of states and transitions, which the code is the source of. */
await run(async () => {
  const document = await readFile(PATH, 'utf8');
  const written = withTable(document);
  if (written === undefined) throw new CliError(`${PATH} says no longer where its table stands`);
  if (written === document) return say(`${PATH} says what the code does`);
  await writeFile(PATH, written);
  say(`Wrote the table of ${PATH}`);
});
