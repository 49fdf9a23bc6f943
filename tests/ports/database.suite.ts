import { eq, gt, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { constraintViolation, isUnreachable } from '../../db/client/errors.ts';
import { type Migration, migrate } from '../../db/migrate.ts';
import { build } from '../../db/sql/build.ts';
import { migrationSuite } from './migrations.suite.ts';

export interface OpenDatabase {
  database: Writer;
  stop(): Promise<void>;
}

const shelves = sqliteTable('shelves', {
  id: integer().primaryKey(),
  name: text().notNull(),
});
const goods = sqliteTable('goods', {
  id: integer().primaryKey({ autoIncrement: true }),
  shelfId: integer('shelf_id').notNull(),
  name: text().notNull(),
  stock: integer().notNull(),
});

const MIGRATIONS: Migration[] = [
  {
    name: '0001_tables.sql',
    sql: `-- The shelves; what follows the comment still counts.
CREATE TABLE shelves (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE COLLATE NOCASE);
--> statement-breakpoint
CREATE TABLE goods (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shelf_id INTEGER NOT NULL REFERENCES shelves(id),
  name TEXT NOT NULL,
  stock INTEGER NOT NULL CONSTRAINT stock_not_negative CHECK (stock >= 0),
  UNIQUE (shelf_id, name)
);
--> statement-breakpoint
-- Nothing but a comment.
`,
  },
  {
    name: '0002_rules.sql',
    sql: `CREATE UNIQUE INDEX shelves_by_trimmed_name ON shelves (trim(name));
--> statement-breakpoint
CREATE TRIGGER five_shelves BEFORE INSERT ON shelves WHEN (SELECT count(*) FROM shelves) >= 5
BEGIN
  SELECT RAISE(ABORT, 'There are five shelves already: take one down first');
END;
`,
  },
];

/** What the shop needs from every database. */
export function databaseSuite(title: string, open: () => Promise<OpenDatabase>) {
  describe(title, () => {
    let opened: OpenDatabase;
    let database: Writer;

    beforeAll(async () => {
      opened = await open();
      database = opened.database;
      await migrate(database, MIGRATIONS);
    });
    afterAll(() => opened?.stop());
    beforeEach(async () => {
      await database.writeBatch([
        build.delete(goods),
        build.delete(shelves),
        build.insert(shelves).values({ id: 1, name: 'Tea' }),
        build.insert(goods).values({ id: 1, shelfId: 1, name: 'Assam', stock: 20 }),
      ]);
    });

    const addGood = (name: string, stock = 1, shelfId = 1) =>
      build.insert(goods).values({ shelfId, name, stock });
    const refusal = async (answer: PromiseLike<unknown>) => constraintViolation(await thrownBy(answer));
    const names = async () =>
      (await database.read(build.select().from(goods).orderBy(goods.id))).map(good => good.name);

    migrationSuite(() => database, MIGRATIONS);

    describe('a batch is atomic', () => {
      test.each([
        ['stock would go below zero', () => build.update(goods).set({ stock: -1 })],
        ['a name is taken', () => addGood('Assam')],
        ['a shelf is missing', () => addGood('Ceylon', 1, 99)],
        ['a shelf is still in use', () => build.delete(shelves)],
      ])('nothing is sold when %s', async (_, broken) => {
        const answer = database.writeBatch([
          addGood('Darjeeling'),
          build.update(goods).set({ stock: 5 }),
          broken(),
        ]);
        await expect(answer).rejects.toThrow();
        expect(await database.read(build.select().from(goods))).toEqual([
          { id: 1, shelfId: 1, name: 'Assam', stock: 20 },
        ]);
      });

      test('an update whose guard matches nothing does not undo the rest', async () => {
        const [sold] = await database.writeBatch([
          build
            .update(goods)
            .set({ stock: sql`${goods.stock} - 1` })
            .where(gt(goods.stock, 100))
            .returning({ id: goods.id }),
          addGood('Darjeeling'),
        ]);
        expect(sold).toEqual([]);
        expect(await names()).toEqual(['Assam', 'Darjeeling']);
      });

      test('a later statement sees what an earlier one wrote', async () => {
        const [, rows, raw] = await database.writeBatch([
          addGood('Darjeeling', 3),
          build.select({ name: goods.name, stock: goods.stock }).from(goods).orderBy(goods.id),
          sql<{ total: number }>`SELECT sum(stock) AS total FROM goods WHERE stock < ${10}`,
        ]);
        expect(rows).toEqual([
          { name: 'Assam', stock: 20 },
          { name: 'Darjeeling', stock: 3 },
        ]);
        expect(raw).toEqual([{ total: 3 }]);
      });

      test('columns of the same name are not mixed up when a page reads several lists at once', async () => {
        const joined = () =>
          build
            .select({ good: goods, shelf: shelves, loud: sql<string>`upper(${goods.name})` })
            .from(goods)
            .innerJoin(shelves, eq(goods.shelfId, shelves.id))
            .orderBy(sql`${goods.name} desc`);
        await database.writeBatch([
          build.insert(shelves).values({ id: 9, name: 'Rice' }),
          addGood('Basmati', 2, 9),
        ]);
        const expected = await database.read(joined());
        const [rows, more] = await database.readBatch([joined(), joined().limit(1)]);
        expect(rows).toEqual(expected);
        expect(more).toEqual(expected.slice(0, 1));
        expect(rows[0]).toMatchObject({ good: { name: 'Basmati' }, shelf: { id: 9, name: 'Rice' } });
        const [left] = await database.readBatch([
          build.select().from(shelves).leftJoin(goods, eq(goods.stock, shelves.id)).where(eq(shelves.id, 9)),
        ]);
        expect(left).toEqual([{ shelves: { id: 9, name: 'Rice' }, goods: null }]);
      });
    });

    describe('rejections say what a person did wrong', () => {
      test.each([
        ['taken', () => build.insert(shelves).values({ name: 'tEA' }), ['shelves.name']],
        ['taken together', () => addGood('Assam'), ['goods.shelf_id', 'goods.name']],
        [
          'taken apart from a space',
          () => build.insert(shelves).values({ name: 'Tea ' }),
          ['shelves_by_trimmed_name'],
        ],
        ['a duplicate number', () => build.insert(shelves).values({ id: 1, name: 'x' }), ['shelves.id']],
      ])('%s', async (_, insert, columns) => {
        expect(await refusal(database.write(insert()))).toEqual({ kind: 'unique', columns });
      });

      test('a rule of one field, alone and in a batch', async () => {
        const expected = { kind: 'check', constraint: 'stock_not_negative' };
        expect(await refusal(database.write(addGood('Ceylon', -1)))).toEqual(expected);
        expect(await refusal(database.writeBatch([addGood('Ceylon', 1), addGood('Yunnan', -1)]))).toEqual(
          expected,
        );
      });

      test('something missing, or still in use', async () => {
        expect(await refusal(database.write(addGood('Ceylon', 1, 99)))).toEqual({ kind: 'foreign-key' });
        expect(await refusal(database.write(build.delete(shelves)))).toEqual({ kind: 'foreign-key' });
        expect(await refusal(database.writeBatch([build.delete(shelves)]))).toEqual({ kind: 'foreign-key' });
      });

      test('a rule over several rows, in the words of the rule', async () => {
        const insert = (id: number) => build.insert(shelves).values({ id, name: `Shelf ${id}` });
        await database.writeBatch([insert(2), insert(3), insert(4), insert(5)]);
        const expected = { kind: 'rule', message: 'There are five shelves already: take one down first' };
        expect(await refusal(database.write(insert(6)))).toEqual(expected);
        expect(await refusal(database.writeBatch([insert(6)]))).toEqual(expected);
      });

      test('a bug of ours is not a rejection, whatever text a person sent', async () => {
        const claim = 'D1_ERROR: UNIQUE constraint failed: shelves.name: SQLITE_CONSTRAINT';
        const mistakes = [
          sql`SELECT * FROM no_such_table WHERE a = ${claim}`,
          sql`UPDATE goods SET name = NULL`,
          sql`SELEC`,
        ];
        for (const mistake of mistakes) {
          const error = await thrownBy(database.write(mistake));
          expect(constraintViolation(error)).toBeUndefined();
          expect(isUnreachable(error)).toBe(false);
        }
      });
    });

    describe('concurrency', () => {
      test.each([
        ['one statement', () => database.write(sellOne())],
        ['a batch', () => database.writeBatch([sellOne()]).then(([sold]) => sold)],
        [
          'a batch that reads first',
          () => database.writeBatch([build.select().from(goods), sellOne()]).then(([, sold]) => sold),
        ],
      ])('the last 20 pieces are sold to exactly 20 of 200 buyers: %s', async (_, buy) => {
        const answers = await inQueues(25, 200, buy);
        expect(answers.filter(sold => sold.length === 1)).toHaveLength(20);
        expect(await database.read(build.select({ stock: goods.stock }).from(goods))).toEqual([{ stock: 0 }]);
      });

      /** Runs this many queues at once; each continues as soon as it has its answer. */
      async function inQueues<Answer>(queues: number, count: number, ask: () => Promise<Answer>) {
        const answers: Answer[] = [];
        const queue = async () => {
          for (let turn = 0; turn < count / queues; turn += 1) answers.push(await ask());
        };
        await Promise.all(Array.from({ length: queues }, queue));
        return answers;
      }

      function sellOne() {
        return build
          .update(goods)
          .set({ stock: sql`${goods.stock} - 1` })
          .where(gt(goods.stock, 0))
          .returning({ id: goods.id });
      }
    });

    describe('values are returned as they were stored', () => {
      test.each([0, 1, 100_000_000_000, Number.MAX_SAFE_INTEGER])('the number %d', async stock => {
        const [good] = await database.write(addGood('Number', stock).returning());
        expect(good?.stock).toBe(stock);
        const [row] = await database.read(
          sql`SELECT typeof(stock) AS type, stock FROM goods WHERE stock = ${stock}`,
        );
        expect(row).toEqual({ type: 'integer', stock });
      });

      test.each([
        'مرحبا بالعالم',
        'שלום ‏עולם',
        '👩🏽‍🚀🛒',
        '緑茶 – "Grüner" \'Tee\'; DROP TABLE goods;--',
        'é',
        'é',
        '?1 :name @x $y',
        'line\nline\ttab',
        '',
      ])('the text %j', async name => {
        const [good] = await database.write(addGood(name).returning());
        expect(good?.name).toBe(name);
        expect(await database.read(build.select().from(goods).where(eq(goods.name, name)))).toHaveLength(1);
      });

      test('a long description', async () => {
        const name = '緑'.repeat(100_000);
        await database.write(addGood(name));
        expect((await names()).at(-1)).toBe(name);
      });
    });
  });
}

export async function thrownBy(answer: PromiseLike<unknown>): Promise<unknown> {
  try {
    await answer;
  } catch (error) {
    return error;
  }
  throw new Error('This should have failed.');
}
