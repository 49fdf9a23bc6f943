import { expect, test } from 'vitest';
import type { Migration } from '../../db/migrate.ts';
import { TRIGGERS } from '../../db/triggers/all.ts';
import type { Trigger } from '../../db/triggers/trigger.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { changesBetween, migrationFor, triggersAfter } from '../../scripts/trigger-changes.ts';

test('the migrations create the triggers described in db/triggers/, word for word', async () => {
  const changes = changesBetween(triggersAfter(await readMigrations('db/migrations')), TRIGGERS);
  const waiting = [...changes.written.map(({ name }) => name), ...changes.dropped];
  expect(waiting, 'run npm run db:triggers, and commit the migration that it writes').toEqual([]);
});

test('no two triggers have the same name, which would hide one of them', () => {
  const names = TRIGGERS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

const notes = (name: string, text: string): Trigger => ({
  name,
  sql: `CREATE TRIGGER ${name} AFTER INSERT ON teas\nBEGIN\n  INSERT INTO notes VALUES ('${text}');\nEND`,
});
const LANDED: Migration[] = [
  {
    name: '0001_teas.sql',
    sql: [
      'CREATE TABLE teas (name TEXT);',
      'CREATE TABLE notes (note TEXT);',
      `${notes('kept', 'a').sql};`,
      `${notes('changed', 'before').sql};`,
      `${notes('gone', 'a').sql};`,
    ].join('\n--> statement-breakpoint\n'),
  },
];

test('a migration replaces changed triggers, adds new ones and drops the rest, nothing more', () => {
  const keptOnOneLine = { name: 'kept', sql: notes('kept', 'a').sql.replaceAll('\n', ' ') };
  const described = [keptOnOneLine, notes('changed', 'after'), notes('added', 'a')];
  const changes = changesBetween(triggersAfter(LANDED), described);
  expect({ ...changes, written: changes.written.map(({ name }) => name) }).toEqual({
    written: ['changed', 'added'],
    dropped: ['gone'],
  });

  const written = { name: '0002_triggers.sql', sql: migrationFor(changes) };
  expect(changesBetween(triggersAfter([...LANDED, written]), described)).toEqual({
    written: [],
    dropped: [],
  });
});
