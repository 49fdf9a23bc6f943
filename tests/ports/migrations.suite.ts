import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { constraintViolation } from '../../db/client/errors.ts';
import { type Migration, migrate } from '../../db/migrate.ts';

/** `migrations` have already been applied. */
export function migrationSuite(database: () => Writer, migrations: Migration[]) {
  describe('migrations', () => {
    test('starting the shop again changes nothing', async () => {
      const applied = () => database().read(sql`SELECT name FROM d1_migrations ORDER BY id`);
      const before = await applied();
      expect(before).toEqual(expect.arrayContaining(migrations.map(({ name }) => ({ name }))));
      expect(await migrate(database(), migrations)).toEqual([]);
      expect(await applied()).toEqual(before);
    });

    test('a failed migration leaves nothing behind, and can be fixed', async () => {
      const name = `${unique()}.sql`;
      const halfway = `CREATE TABLE ${unique()} (id INTEGER);\n--> statement-breakpoint\n`;
      const table = /TABLE (\w+)/.exec(halfway)?.[1] ?? '';
      const broken = { name, sql: `${halfway}INSERT INTO no_such_table VALUES (1);` };
      await expect(migrate(database(), [broken])).rejects.toThrow(name);
      expect(await tablesNamed(database(), table)).toBe(0);
      expect(await migrate(database(), [{ name, sql: halfway }])).toEqual([name]);
      expect(await tablesNamed(database(), table)).toBe(1);
    });

    test('a failed migration keeps those before it and stops those after it', async () => {
      const [first, second, third] = [unique(), unique(), unique()];
      const files = [
        { name: `${first}.sql`, sql: `CREATE TABLE ${first} (id INTEGER)` },
        { name: `${second}.sql`, sql: 'INSERT INTO no_such_table VALUES (1)' },
        { name: `${third}.sql`, sql: `CREATE TABLE ${third} (id INTEGER)` },
      ];
      await expect(migrate(database(), files)).rejects.toThrow(`${second}.sql`);
      expect(await tablesNamed(database(), first)).toBe(1);
      expect(await tablesNamed(database(), third)).toBe(0);
    });

    test('two servers starting at once do not break the database', async () => {
      const table = unique();
      const files = [{ name: `${table}.sql`, sql: `CREATE TABLE ${table} (id INTEGER)` }];
      const runs = await Promise.all([1, 2, 3].map(() => migrate(database(), files)));
      expect(runs.flat()).toEqual([`${table}.sql`]);
    });

    test('a table can be rebuilt while rows refer to it', async () => {
      const [parent, child] = [unique(), unique()];
      const sqlOf = [
        `CREATE TABLE ${parent} (id INTEGER PRIMARY KEY)`,
        `CREATE TABLE ${child} (id INTEGER PRIMARY KEY, parent INTEGER REFERENCES ${parent}(id))`,
        `INSERT INTO ${parent} VALUES (7)`,
        `INSERT INTO ${child} VALUES (1, 7)`,
      ];
      const rebuild = [
        'PRAGMA defer_foreign_keys = on',
        `CREATE TABLE ${parent}_rows AS SELECT * FROM ${parent}`,
        `DROP TABLE ${parent}`,
        `CREATE TABLE ${parent} (id INTEGER PRIMARY KEY, note TEXT)`,
        `INSERT INTO ${parent} (id) SELECT id FROM ${parent}_rows`,
        `DROP TABLE ${parent}_rows`,
      ];
      await migrate(database(), [
        { name: `${parent}_1.sql`, sql: sqlOf.join('\n--> statement-breakpoint\n') },
        { name: `${parent}_2.sql`, sql: rebuild.join(';\n--> statement-breakpoint\n') },
      ]);
      const insert = sql.raw(`INSERT INTO ${child} VALUES (2, 8)`);
      expect(
        constraintViolation(
          await database()
            .write(insert)
            .then(undefined, thrown => thrown),
        ),
      ).toEqual({ kind: 'foreign-key' });
    });
  });
}

let counted = 0;
const unique = () => `t${Date.now().toString(36)}_${counted++}`;

async function tablesNamed(database: Writer, name: string): Promise<number> {
  const rows = await database.read(sql`SELECT name FROM sqlite_master WHERE name = ${name}`);
  return rows.length;
}
