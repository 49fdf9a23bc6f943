import { writeFile } from 'node:fs/promises';
import { TRIGGERS } from '../db/triggers/all.ts';
import { breakingShapes } from './breaking-shapes.ts';
import { readMigrations } from './migrations.ts';
import { CliError, print, runWith } from './say.ts';
import { changesBetween, migrationFor, triggersAfter } from './trigger-changes.ts';

const FOLDER = 'db/migrations';

/** Writes the next migration, which makes the triggers match db/triggers/. */
await runWith({ allowPositionals: true }, async ({ positionals: [name = 'triggers'] }) => {
  if (!/^[a-z0-9_]+$/.test(name)) throw new CliError(`"${name}" must be lower case, digits and _`);
  const migrations = await readMigrations(FOLDER);
  const changes = changesBetween(triggersAfter(migrations), TRIGGERS);
  const changed = [...changes.dropped, ...changes.written.map(trigger => trigger.name)];
  if (changed.length === 0) return print('All triggers are up to date');
  const [broken] = changes.written.flatMap(breakingShapes);
  if (broken) throw new CliError(`D1 would reject the trigger ${broken}`);
  const number = Number(migrations.at(-1)?.name.slice(0, 4) ?? 0) + 1;
  const path = `${FOLDER}/${String(number).padStart(4, '0')}_${name}.sql`;
  await writeFile(path, migrationFor(changes), { flag: 'wx' });
  print(`Wrote ${path}: ${changed.join(', ')}`);
});
