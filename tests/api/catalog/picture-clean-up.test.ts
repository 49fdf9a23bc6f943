import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { pictures } from '../../../db/schema/pictures.ts';
import { sweepRuns } from '../../../db/schema/sweep-runs.ts';
import { build } from '../../../db/sql/build.ts';
import type { Category } from '../../../functions/catalog/categories/contract.ts';
import type { SliderImage } from '../../../functions/catalog/slider/contract.ts';
import { dataUrlOf, drawPng } from '../../support/drawn-pictures.ts';
import { formOf } from '../../support/forms.ts';
import { openPicturedShop } from '../../support/pictured-shop.ts';

describe('sweeping the pictures', () => {
  const {
    shop,
    call,
    create,
    put,
    addToSlider,
    somePictured,
    statusesOf,
    idIn,
    rowsOf,
    releaseUploads,
    endHistory,
    cleanUpLater,
    token: tokenOf,
  } = openPicturedShop();
  let token: string;
  beforeAll(() => {
    token = tokenOf();
  });

  test('keeps the picture of a category while it is one, and removes it afterwards', async () => {
    const { data, headers } = await call<Category>('POST', '/api/categories', {
      body: formOf({ categoryName: crypto.randomUUID(), Image: drawPng() }),
      token,
    });
    const address = String(data.categoryPicture);
    await cleanUpLater();
    expect(await statusesOf([address])).toEqual([200]);
    const path = headers.get('Location') ?? '';
    expect((await call('PUT', path, { json: { categoryPicture: null }, token })).status).toBe(200);
    await shop.database.write(releaseUploads());
    await cleanUpLater();
    expect(await statusesOf([address])).toEqual([404]);
  });

  test('keeps a picture that a row uses, with its sizes, through every sweep', async () => {
    const { addresses } = await somePictured();
    const { data } = await addToSlider(drawPng());
    await cleanUpLater();
    await cleanUpLater();
    expect(await statusesOf([...addresses, data.imageUrl])).toEqual([200, 200, 200]);
  });

  test.each<[string, (path: string) => Promise<unknown>]>([
    ['replaced by a file', path => call('PUT', path, { body: formOf({ Image: drawPng() }), token })],
    ['replaced by a data URL', path => put(path, { productPicture: dataUrlOf(drawPng()) })],
    ['removed', path => put(path, { productPicture: null })],
    ['deleted with its product', path => call('DELETE', path, { token })],
  ])('a picture that was %s goes, with its sizes', async (_, change) => {
    const { path, address, addresses } = await somePictured();
    await change(path);
    await shop.database.write(releaseUploads());
    await shop.runTasks();
    expect(await statusesOf(addresses), 'while it can be restored').toEqual([200, 200]);
    await cleanUpLater();
    expect(await statusesOf(addresses)).toEqual([404, 404]);
    expect(await shop.database.read(rowsOf(address))).toEqual([]);
  });

  test.each<[string, (image: SliderImage) => Promise<unknown>]>([
    [
      'replaced',
      ({ imageId }) => call('PUT', `/api/Slider/${imageId}`, { body: formOf({ file: drawPng() }), token }),
    ],
    ['deleted', ({ imageId }) => call('DELETE', `/api/Slider/${imageId}`, { token })],
  ])('a slider image that was %s leaves nothing behind', async (_, change) => {
    const { data } = await addToSlider(drawPng());
    await change(data);
    await cleanUpLater();
    expect(await statusesOf([data.imageUrl])).toEqual([404]);
  });

  /** An upload that is rejected after its picture was stored. */
  const REFUSED: [string, number, (picture: Uint8Array<ArrayBuffer>) => Promise<{ status: number }>][] = [
    ['of an unknown subcategory', 422, Image => create({ Image, subcategoryId: '99999999' })],
    [
      'of an unknown product',
      404,
      Image => call('PUT', '/api/products/99999999', { body: formOf({ Image }), token }),
    ],
    [
      'of a product changed since',
      412,
      async Image =>
        call('PUT', (await somePictured()).path, {
          body: formOf({ Image }),
          token,
          headers: { 'If-Match': '"7"' },
        }),
    ],
    [
      'in a data URL, of an unknown subcategory',
      422,
      async picture =>
        call('POST', '/api/products', {
          json: { productName: 'x', subcategoryId: 99_999_999, productPicture: dataUrlOf(picture) },
          token,
        }),
    ],
    [
      'for a sixth slider place',
      409,
      async picture => {
        for (let place = 0; place < 5; place += 1) await addToSlider(drawPng());
        return addToSlider(picture);
      },
    ],
  ];

  test.each(REFUSED)('does not keep a good picture %s', async (_, refusal, send) => {
    const picture = drawPng();
    expect((await send(picture)).status).toBe(refusal);
    await cleanUpLater();
    const left = (await shop.database.read(build.select().from(pictures))).map(({ pictureId }) => pictureId);
    const { data } = await create({ Image: picture });
    expect(left).not.toContain(idIn(data.productPicture ?? ''));
  });

  test('does not sweep an upload whose row is still to be written', async () => {
    const { path, addresses, address } = await somePictured();
    await put(path, { productPicture: null });
    await shop.runTasks();
    expect(await statusesOf(addresses)).toEqual([200, 200]);

    await shop.database.write(build.update(pictures).set({ heldUntil: 0 }));
    expect((await put(path, { productPicture: address })).status).toBe(200);
    await put(path, { productPicture: null });
    await shop.runTasks();
    expect(await statusesOf(addresses)).toEqual([200, 200]);
  });

  test('keeps pictures shared by products or slider images until the last one is gone', async () => {
    const { path, address, picture } = await somePictured();
    const sharing = await create({ productPicture: address });
    const alone = (await addToSlider(picture)).data;
    const pictured = (await create({ Image: picture })).data;
    expect(pictured.productPicture).toBe(alone.imageUrl);

    await call('DELETE', path, { token });
    await call('DELETE', `/api/products/${pictured.productCode}`, { token });
    await cleanUpLater();
    expect(await statusesOf([address, alone.imageUrl])).toEqual([200, 200]);
    await call('DELETE', sharing.headers.get('Location') ?? '', { token });
    await call('DELETE', `/api/Slider/${alone.imageId}`, { token });
    await cleanUpLater();
    expect(await statusesOf([address, alone.imageUrl])).toEqual([404, 404]);
  });

  test('resumes after a sweep that stopped in either half', async () => {
    const [marked, emptied] = [await somePictured(), 'f'.repeat(40)];
    await put(marked.path, { productPicture: null });
    const isMarked = eq(pictures.pictureId, idIn(marked.address));
    await shop.database.write(build.update(pictures).set({ removing: true }).where(isMarked));
    const files = [{ name: `${emptied}.png`, width: 6, height: 4 }];
    await shop.database.write(
      build.insert(pictures).values({ pictureId: emptied, files, heldUntil: 0, removing: true }),
    );
    await shop.runTasks();
    expect(await statusesOf(marked.addresses)).toEqual([404, 404]);
    expect({
      marked: await shop.database.read(rowsOf(marked.address)),
      emptied: await shop.database.read(rowsOf(emptied)),
    }).toEqual({
      marked: [],
      emptied: [],
    });
  });

  test('a picture that is being removed cannot be reused until it is gone', async () => {
    const other = await somePictured();
    const Image = drawPng();
    const { data: first } = await create({ Image });
    const address = first.productPicture ?? '';
    await call('DELETE', `/api/products/${first.productCode}`, { token });
    await shop.database.write(
      build
        .update(pictures)
        .set({ removing: true })
        .where(eq(pictures.pictureId, idIn(address))),
    );

    const stock = async () => [
      (await call('GET', '/api/products')).data,
      await shop.database.read(build.select().from(pictures)),
    ];
    const before = await stock();
    for (const refused of [
      await create({ Image }),
      await call('PUT', other.path, { body: formOf({ Image }), token }),
      await put(other.path, { productPicture: dataUrlOf(Image) }),
      await addToSlider(Image),
    ]) {
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    const named = await put(other.path, { productPicture: address });
    expect({ status: named.status, path: named.problem.errors?.[0]?.path }).toEqual({
      status: 422,
      path: 'productPicture',
    });
    expect(await stock()).toEqual(before);

    await shop.runTasks();
    expect(await statusesOf([address])).toEqual([404]);
    const again = await create({ Image });
    expect({ status: again.status, productPicture: again.data.productPicture }).toEqual({
      status: 201,
      productPicture: address,
    });
    expect(await statusesOf([address])).toEqual([200]);
  });

  test('one run removes at most a twentieth of the unused pictures, reports it and finishes what it began', async () => {
    const some = (count: number, removing: number) =>
      shop.database.write(sql`
        INSERT INTO pictures (picture_id, files, held_until, removing)
        SELECT printf('%040x', value), json_array(json_object('name', printf('%040x.png', value), 'width', 1, 'height', 1)), 0, ${removing}
        FROM (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ${count}) SELECT value FROM n)`);
    const left = async () =>
      (
        await shop.database.read(
          build.select().from(pictures).where(sql`${pictures.pictureId} < printf('%040x', 5000)`),
        )
      ).length;
    await some(1300, 0);
    await shop.runTasks();
    const most = 1300 - (await left());
    expect(most).toBeGreaterThanOrEqual(65);
    expect(most).toBeLessThan(100);
    const [run] = await shop.database.read(
      build.select().from(sweepRuns).where(eq(sweepRuns.sweep, 'pictures')),
    );
    expect(run?.problem).toMatch(/^\d+ of \d+ pictures in the store are unused: \d+ were removed/);
    await shop.database.write(
      build.delete(pictures).where(sql`${pictures.pictureId} < printf('%040x', 5000)`),
    );
    await some(1300, 1);
    await shop.runTasks();
    expect(await left()).toBe(0);
  });

  test('an upload during a sweep is stored, or rejected with a request to retry', async () => {
    const Image = drawPng();
    for (let round = 0; round < 5; round += 1) {
      const { data: old } = await create({ Image });
      await call('DELETE', `/api/products/${old.productCode}`, { token });
      await shop.database.write(releaseUploads());
      await shop.database.write(endHistory());
      const [answers] = await Promise.all([
        Promise.all([create({ Image }), create({ Image }), create({ Image })]),
        shop.runTasks(),
        shop.runTasks(),
      ]);
      const made = answers.filter(({ status }) => status === 201);
      expect(answers.every(({ status }) => status === 201 || status === 503)).toBe(true);
      for (const { data } of made) {
        expect(await statusesOf([data.productPicture ?? ''])).toEqual([200]);
        await call('DELETE', `/api/products/${data.productCode}`, { token });
      }
      await cleanUpLater();
    }
  });
});
