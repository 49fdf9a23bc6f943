import { beforeAll, describe, expect, test, vi } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { makePost } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop({ variables: { CACHE: 'on', TELL_CACHE: 'on' } });
let token: string;
beforeAll(async () => {
  token = await tokenFor(await makeAccount(shop.database, 'staff'));
});

const sourceOf = async (path: string) => (await call('GET', path)).headers.get('X-Shop-Cache');
const remembered = (path: string) =>
  vi.waitFor(async () => expect({ path, from: await sourceOf(path) }).toEqual({ path, from: 'memory' }), {
    timeout: 60_000,
  });

describe('what is made of posts', () => {
  const MADE_OF_POSTS = ['/blog', '/blog/rss.xml', '/api/posts'];

  test('is kept again after the newest post was withdrawn, and has not got it', async () => {
    await makePost(shop.database, { publishAt: new Date(Date.now() - 7_200_000) });
    const { postId, title } = await makePost(shop.database);
    for (const path of MADE_OF_POSTS) await remembered(path);
    const asked = { action: 'deactivate', keys: [postId] };
    expect((await call('POST', '/api/posts/bulk', { json: asked, token })).status).toBe(200);
    for (const path of MADE_OF_POSTS) {
      expect(JSON.stringify((await call('GET', path)).data)).not.toContain(title);
      await remembered(path);
    }
  });

  test('has a scheduled post as soon as its time has come, also after another one was withdrawn', async () => {
    const { title } = await makePost(shop.database, { publishAt: new Date(Date.now() + 2000) });
    await vi.waitFor(
      async () => {
        for (const path of MADE_OF_POSTS)
          expect(JSON.stringify((await call('GET', path)).data)).toContain(title);
      },
      { timeout: 60_000 },
    );
    for (const path of MADE_OF_POSTS) await remembered(path);
  });
});
