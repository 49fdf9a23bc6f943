import { beforeAll, describe, expect, test } from 'vitest';
import type { PostPicture, PostView } from '../../../functions/content/posts/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { askAs } from '../../support/ask-as.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { makePost } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe.each(['on', 'off'])('with the cache %s', CACHE => {
  const { shop, call } = openShop({ variables: { CACHE } });
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  test.each([
    ['Host: evil.example', 'evil.example', {}],
    ['the shop’s own host on another port', 'localhost:1', {}],
    ['X-Forwarded-Proto: https', '', { 'X-Forwarded-Proto': 'https', Forwarded: 'proto=https' }],
    ['X-Forwarded-Host', '', { 'X-Forwarded-Host': 'evil.example' }],
  ])('everyone sees a picture in a post, even if it was first read with %s', async (_, host, headers) => {
    const body = formOf({ Image: drawPng(60, 40) });
    const sent = await call<PostPicture>('POST', '/api/posts/pictures', { body, token });
    const { postId, slug } = await makePost(shop.database);
    const text = `![A cup](${new URL(sent.data.address, shop.url)})`;
    expect((await call('PUT', `/api/posts/${postId}`, { json: { text }, token })).status).toBe(200);
    const path = `/api/posts/${slug}`;
    await askAs(host || new URL(shop.url).host, shop.url, { path, headers });
    const { data } = await call<PostView>('GET', path);
    expect(data.content).toMatchObject([{ of: [{ is: 'picture', alt: 'A cup', url: sent.data.address }] }]);
    const page = await call<string>('GET', `/blog-details/${slug}`);
    expect(page.data).toContain(`src="${sent.data.address}"`);
  });
});
