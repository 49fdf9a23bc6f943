import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { unstable_splitSqlQuery as asWranglerParts } from 'wrangler';
import { statementsOf } from '../../db/migrate.ts';
import { TRIGGERS } from '../../db/triggers/all.ts';
import { breakingShapes } from '../../scripts/breaking-shapes.ts';
import { readMigrations } from '../../scripts/migrations.ts';

const MIGRATIONS = await readMigrations('db/migrations');
const migrationOf = (...statements: string[]) => ({
  name: '0001_teas.sql',
  sql: statements.join('\n--> statement-breakpoint\n'),
});
const TABLE = 'CREATE TABLE teas (name TEXT);';
const trigger = (body: string) => `CREATE TRIGGER noted AFTER INSERT ON teas\n${body};`;

test('no current migration or trigger breaks the first deploy of the next version', () => {
  expect(MIGRATIONS.flatMap(breakingShapes)).toEqual([]);
  expect(TRIGGERS.flatMap(breakingShapes)).toEqual([]);
});

test.each([
  ['CRLF', `${TABLE}\r\n`],
  ['CASE', trigger("BEGIN\n  SELECT CASE WHEN NEW.name = '' THEN RAISE(ABORT, 'no name') END;\nEND")],
  ['CASE', trigger('WHEN (case(NEW.name) when 1 then 2 end) BEGIN SELECT 1; END')],
  ['lower case', trigger('begin\n  SELECT 1;\nEND')],
  ['lower case', trigger('BEGIN\n  SELECT 1;\nend')],
  ['lower case', trigger('Begin SELECT 1; END')],
  ['lower case', trigger('BEGIN SELECT NEW.end; END')],
  ['100000 bytes', `INSERT INTO teas VALUES ('${'é'.repeat(50_000)}');`],
])('a migration with %s is caught and named', (what, statement) => {
  const [found, ...others] = breakingShapes(migrationOf(TABLE, statement)).filter(one => one.includes(what));
  expect(found).toContain('0001_teas.sql');
  expect(others).toEqual([]);
});

test.each([
  ['CASE outside a trigger', 'UPDATE teas SET name = CASE WHEN 1 THEN 2 END;'],
  [
    'keywords in strings, names and comments',
    `-- case begin end\n${trigger('BEGIN\n  /* case */ SELECT \'the end\', "case"; -- begin\nEND')}`,
  ],
  ['keywords within words', trigger('BEGIN SELECT NEW.weekend, NEW.case_id, NEW.beginning; END')],
])('a migration with %s is allowed', (_, statement) => {
  expect(breakingShapes(migrationOf(TABLE, statement))).toEqual([]);
});

test('wrangler applies the same migration statements as npm start', () => {
  for (const migration of MIGRATIONS) {
    const parted = asWranglerParts(migration.sql).map(bare);
    expect(parted, migration.name).toEqual(statementsOf(migration).map(bare));
  }
});

test('a checkout has the migrations as they were written, whatever the git settings', async () => {
  expect(await readFile('.gitattributes', 'utf8')).toMatch(/^\* text=auto eol=lf$/m);
});

/** Without comments, which wrangler counts as part of the next statement. */
const bare = (statement: string) =>
  statement
    .replace(/^\s*--.*$/gm, '')
    .trim()
    .replace(/;$/, '');
