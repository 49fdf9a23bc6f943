import { asc, count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { migrate } from '../../db/migrate.ts';
import { categories } from '../../db/schema/categories.ts';
import { subcategories } from '../../db/schema/subcategories.ts';
import { build } from '../../db/sql/build.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { makeCategory, makeSubcategory } from '../support/factories.ts';
import { thrownBy } from './database.suite.ts';

export interface OpenReader {
  /** Combines concurrent reads into one round trip. */
  database: Writer;
  /** The number of round trips since the database was opened. */
  trips: () => number;
  stop(): Promise<void>;
}

/** What a page with several concurrent reads can rely on. */
export function batchedReadsSuite(title: string, open: () => Promise<OpenReader>) {
  describe(title, () => {
    let opened: OpenReader;
    let database: Writer;
    beforeAll(async () => {
      opened = await open();
      database = opened.database;
      await migrate(database, await readMigrations('db/migrations'));
      const { categoryId } = await makeCategory(database, { categoryName: 'Tea' });
      await makeSubcategory(database, { categoryId, subcategoryName: 'Green' });
      await makeSubcategory(database, { categoryId, subcategoryName: 'Black' });
    });
    afterAll(() => opened?.stop());
    let before: number;
    beforeEach(() => {
      before = opened.trips();
    });
    const made = () => opened.trips() - before;

    const readNames = async () =>
      (await database.read(build.select().from(categories))).map(({ categoryName }) => categoryName);
    const readSubcategories = () =>
      build
        .select({ name: subcategories.subcategoryName, version: subcategories.version, above: categories })
        .from(subcategories)
        .innerJoin(categories, eq(categories.categoryId, subcategories.categoryId))
        .orderBy(asc(subcategories.subcategoryId));

    test('concurrent reads share one round trip, and each caller gets its own answer', async () => {
      const later = async () => {
        await Promise.resolve();
        return await readNames();
      };
      const [names, joined, counted, nothing, again] = await Promise.all([
        readNames(),
        database.read(readSubcategories()),
        database.read(build.select({ total: sql<number>`count(*)`.as('total') }).from(subcategories)),
        database.read(build.select().from(categories).where(eq(categories.categoryName, 'No such thing'))),
        later(),
      ]);
      expect(made()).toBe(1);
      expect([names, counted, nothing, again]).toEqual([['Tea'], [{ total: 2 }], [], ['Tea']]);
      expect(joined.map(({ name, above }) => [name, above.categoryName])).toEqual([
        ['Green', 'Tea'],
        ['Black', 'Tea'],
      ]);
    });

    test('columns that share a name keep their own values', async () => {
      const both = () =>
        build
          .select({ sub: subcategories, above: categories, one: sql<number>`1`, two: sql<number>`2` })
          .from(subcategories)
          .innerJoin(categories, eq(categories.categoryId, subcategories.categoryId))
          .where(eq(subcategories.subcategoryName, 'Green'));
      const alone = await database.read(both());
      const [together, left] = await Promise.all([
        database.read(both()),
        database.read(
          build
            .select()
            .from(categories)
            .leftJoin(subcategories, eq(subcategories.subcategoryName, categories.categoryName)),
        ),
      ]);
      expect(made()).toBe(2);
      expect(together).toEqual(alone);
      expect(together[0]).toMatchObject({ sub: { subcategoryName: 'Green' }, one: 1, two: 2 });
      expect(left).toMatchObject([
        { categories: { categoryName: 'Tea', displayStatus: true }, subcategories: null },
      ]);
    });

    test('batched reads share the round trip with the others', async () => {
      const listed = () => build.select().from(subcategories).orderBy(asc(subcategories.subcategoryName));
      const [all, [[first], [counting]]] = await Promise.all([
        database.read(listed()),
        database.readBatch([listed().limit(1), build.select({ total: count() }).from(subcategories)]),
      ]);
      expect(made()).toBe(1);
      expect(all.map(({ subcategoryName }) => subcategoryName)).toEqual(['Black', 'Green']);
      expect([first?.subcategoryName, counting]).toEqual(['Black', { total: 2 }]);
    });

    test('a read after an answer makes its own round trip', async () => {
      await readNames();
      await database.read(readSubcategories());
      expect(made()).toBe(2);
    });

    test('if one read fails, all callers in the round trip fail, and the next ones succeed', async () => {
      const broken = () => build.select({ broken: sql`no_such_function()`.as('broken') }).from(categories);
      const answers = await Promise.allSettled([
        readNames(),
        database.read(broken()),
        database.read(readSubcategories()),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      await expect(thrownBy(database.read(broken()))).resolves.toBeInstanceOf(Error);
      expect(await Promise.all([readNames(), readNames()])).toEqual([['Tea'], ['Tea']]);
    });

    test('a write does not wait for reads or share their round trip', async () => {
      const [names, changed] = await Promise.all([
        readNames(),
        database.write(
          build
            .update(subcategories)
            .set({ subcategoryName: 'Black' })
            .where(eq(subcategories.subcategoryName, 'Black'))
            .returning({ name: subcategories.subcategoryName }),
        ),
        database.read(readSubcategories()),
      ]);
      expect([names, changed]).toEqual([['Tea'], [{ name: 'Black' }]]);
      expect(made()).toBe(2);
    });
  });
}
