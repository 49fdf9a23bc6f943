import { expect, test, vi } from 'vitest';
import { posts } from '../../../db/schema/posts.ts';
import { build } from '../../../db/sql/build.ts';
import { makePost } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';

const { shop, call } = openShop({ variables: { CACHE: 'on' } });

const leadsToBlog = async () => /href="\/blog"/.test((await call<string>('GET', '/about')).data);

test('pages link to the blog from the first post until the last is withdrawn', async () => {
  const isLedTo = (expected: boolean) =>
    vi.waitFor(async () => expect(await leadsToBlog()).toBe(expected), { timeout: 60_000 });
  await makePost(shop.database, { state: 'draft' });
  await makePost(shop.database, { publishAt: new Date(Date.now() + 3_600_000) });
  expect(await leadsToBlog()).toBe(false);
  expect((await call('GET', '/api/blog/state')).data).toEqual({ hasPosts: false });
  await makePost(shop.database);
  await isLedTo(true);
  expect((await call('GET', '/api/blog/state')).data).toEqual({ hasPosts: true });
  await shop.database.write(build.update(posts).set({ state: 'draft' }));
  await isLedTo(false);
});
