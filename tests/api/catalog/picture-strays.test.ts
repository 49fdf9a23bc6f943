import { eq, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { pictures } from '../../../db/schema/pictures.ts';
import { shop as shopTable } from '../../../db/schema/shop.ts';
import { sweepRuns } from '../../../db/schema/sweep-runs.ts';
import { build } from '../../../db/sql/build.ts';
import { DAY_MS, openPicturedShop } from '../../support/pictured-shop.ts';

describe('files in the store without a row in the database', () => {
  const { shop, create, put, somePictured, statusesOf, idIn, rowsOf, endHistory, cleanUpLater } =
    openPicturedShop();

  // An empty store belongs to the shop from then on.
  beforeAll(() => shop.runTasks());

  const taskNote = async () => {
    const rows = await shop.database.read(
      build.select().from(sweepRuns).where(eq(sweepRuns.sweep, 'pictures')),
    );
    return rows[0]?.problem;
  };
  /** As if they had been found 30 days ago. */
  const agoFound = () => build.update(pictures).set({ heldUntil: 0 }).where(isNotNull(pictures.foundAt));

  test('keeps files that are missing from the database, such as a restored one, for 30 days', async () => {
    const { path, address, addresses } = await somePictured();
    await put(path, { productPicture: null });
    await shop.database.write(build.delete(pictures).where(eq(pictures.pictureId, idIn(address))));
    await shop.database.write(endHistory());
    await shop.runTasks();
    expect(await statusesOf(addresses), 'as soon as they are found').toEqual([200, 200]);
    const [found] = await shop.database.read(rowsOf(address));
    expect(Number(found?.heldUntil) - Number(found?.foundAt)).toBe(30 * DAY_MS);

    await shop.database.write(agoFound());
    await shop.runTasks();
    expect(await statusesOf(addresses)).toEqual([404, 404]);
    expect(await shop.database.read(rowsOf(address))).toEqual([]);
  });

  test('treats a stray picture as any other once it is uploaded again', async () => {
    const { path, address, addresses, picture, smaller } = await somePictured();
    await put(path, { productPicture: null });
    await shop.database.write(build.delete(pictures).where(eq(pictures.pictureId, idIn(address))));
    await shop.runTasks();
    const { data } = await create({ Image: picture, sizes: smaller });
    expect((await shop.database.read(rowsOf(data.productPicture ?? '')))[0]).toMatchObject({
      foundAt: null,
      files: [{ width: 60 }, { width: 30 }],
    });
    await shop.database.write(agoFound());
    await cleanUpLater();
    expect(await statusesOf(addresses)).toEqual([200, 200]);
  });

  test('one run removes at most a twentieth of a store full of unknown files, and reports it', async () => {
    await shop.database.write(sql`
        INSERT INTO pictures (picture_id, files, held_until, found_at)
        SELECT printf('%040x', value), json_array(json_object('name', printf('%040x.png', value), 'width', 0, 'height', 0)), 0, 1
        FROM (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 99) SELECT value FROM n)`);
    await shop.runTasks();
    const left = await shop.database.read(
      build
        .select()
        .from(pictures)
        .where(eq(pictures.foundAt, new Date(1))),
    );
    expect(left.length).toBeGreaterThanOrEqual(93);
    expect(left.length).toBeLessThan(99);
    expect(await taskNote()).toMatch(/^99 of \d+ pictures in the store are .+: \d were removed/);
    await shop.database.write(build.delete(pictures).where(isNotNull(pictures.foundAt)));
  });

  test('does not touch another shop’s pictures if the database does not know them', async () => {
    const { addresses, path } = await somePictured();
    await shop.runTasks();
    expect(await taskNote()).toBeNull();
    const [own] = await shop.database.read(build.select().from(shopTable));
    await shop.database.write(build.update(shopTable).set({ shopId: 'f'.repeat(32) }));
    await put(path, { productPicture: null });
    await cleanUpLater();
    expect(await statusesOf(addresses)).toEqual([200, 200]);
    expect(await taskNote()).toBe('The picture store belongs to another shop: nothing was removed');
    await shop.database.write(build.update(shopTable).set({ shopId: own?.shopId ?? '' }));
  });
});
