import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { comments } from '../../../db/schema/comments.ts';
import { posts } from '../../../db/schema/posts.ts';
import { build } from '../../../db/sql/build.ts';
import type { BulkResult } from '../../../functions/bulk/contract.ts';
import type { BlogIndex } from '../../../functions/content/blog/contract.ts';
import type { Post, PostPicture, PostView, WrittenPost } from '../../../functions/content/posts/contract.ts';
import type { Undone } from '../../../functions/office/history/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { aName, aSlug, makeComment, makePost } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const inAMinute = () => new Date(Date.now() + 60_000);
const on = (day: string) => new Date(`${day}T08:00:00Z`);

describe('posts', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const create = (json: object) => call<WrittenPost>('POST', '/api/posts', { json, token });
  const change = (id: number, json: object, headers = {}) =>
    call<WrittenPost>('PUT', `/api/posts/${id}`, { json, headers, token });
  const read = (slug: string) => call<PostView>('GET', `/api/posts/${slug}`);
  const slugs = async (search: string, as = {}) =>
    (await call<Post[]>('GET', `/api/posts?${search}`, as)).data.map(({ slug }) => slug);
  const undo = (answer: { headers: Headers }) =>
    call<Undone>('POST', `/api/changes/${answer.headers.get('X-Change-Id')}/undo`, { token });

  test('stores text as written, at an address made from the title', async () => {
    const title = aName('Café & “Straße”');
    const given = {
      title,
      excerpt: 'Short.',
      text: '# Hi\n\n*you*',
      category: 'Guides',
      tags: ['a', 'b', 'A'],
    };
    const made = await create(given);
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({
      ...given,
      tags: ['A', 'b'],
      state: 'draft',
      publishAt: null,
      minutes: 1,
    });
    expect(made.data.slug).toMatch(/^cafe-strasse-/);
    const source = await call<WrittenPost>('GET', made.headers.get('Location') ?? '', { token });
    expect(source.data).toEqual(made.data);
    const again = expectProblem(await create({ title: 'Other', slug: made.data.slug }), 409);
    expect(again.errors).toMatchObject([{ path: 'slug' }]);
    expectProblem(await create({ title: '湯' }), 422);
    expectProblem(await create({ title: 'No text', state: 'published' }), 422);
    expectProblem(await change(made.data.postId, { state: 'published', text: '' }), 422);
    expectProblem(await change(made.data.postId, { title: 'x' }, { 'If-Match': '"9"' }), 412);
  });

  test('visitors see posts from their publication time, not before', async () => {
    const tag = aSlug();
    const later = await makePost(shop.database, { tags: [tag], publishAt: inAMinute(), slug: aSlug() });
    const draft = await makePost(shop.database, { tags: [tag], state: 'draft', publishAt: null });
    const seen = await makePost(shop.database, { tags: [tag] });
    expect(await slugs(`tag=${tag}&state=draft`)).toEqual([seen.slug]);
    for (const { slug } of [later, draft]) expectProblem(await read(slug), 404);
    expect((await slugs(`tag=${tag}`, { token })).sort()).toEqual(
      [later, draft, seen].map(p => p.slug).sort(),
    );
    for (const [state, post] of Object.entries({ draft, scheduled: later, published: seen })) {
      expect(await slugs(`tag=${tag}&state=${state}`, { token })).toEqual([post.slug]);
    }
    const past = new Date(Date.now() - 1000);
    await shop.database.write(
      build.update(posts).set({ publishAt: past }).where(eq(posts.postId, later.postId)),
    );
    expect((await read(later.slug)).status).toBe(200);
    expect(await slugs(`tag=${tag}`)).toEqual([later.slug, seen.slug]);
  });

  test('publishing sets the time, withdrawing makes a draft again, and both can be undone', async () => {
    const { data } = await create({ title: aName('Steps'), text: 'One *two* three' });
    const published = await change(data.postId, { state: 'published' });
    expect(Date.parse(published.data.publishAt ?? '')).toBeLessThanOrEqual(Date.now());
    const moved = await change(data.postId, { slug: aSlug(), text: 'Other', tags: ['new'] });
    expect((await read(moved.data.slug)).data.content).toEqual([{ is: 'paragraph', of: ['Other'] }]);
    expect((await undo(moved)).status).toBe(200);
    expect((await read(data.slug)).data).toMatchObject({ tags: [], minutes: 1 });
    const hidden = await change(data.postId, { state: 'draft' });
    expectProblem(await read(data.slug), 404);
    await undo(hidden);
    expect((await read(data.slug)).data.publishAt).toBe(published.data.publishAt);
    const path = `/api/posts/${data.postId}`;
    const gone = await call('DELETE', path, { token });
    expect(gone.status).toBe(204);
    expectProblem(await call('GET', `${path}/source`, { token }), 404);
    await undo(gone);
    expect((await call('GET', `${path}/source`, { token })).data).toEqual(published.data);
  });

  test('words, category, tag and month narrow the list, which is paged and omits the texts', async () => {
    const [word, category] = [`w${aSlug().replaceAll('-', '')}`, aName('Kind')];
    const rows = [];
    for (const day of ['2020-01-31', '2020-02-01', '2020-02-29', '2020-03-01']) {
      rows.push(await makePost(shop.database, { publishAt: on(day), category, text: `## Crème ${word}` }));
    }
    const [january, first, leap, march] = rows.map(({ slug }) => slug);
    expect(await slugs(`q=CREME+${word.slice(0, -2)}`)).toEqual([march, leap, first, january]);
    expect(await slugs(`category=${encodeURIComponent(category.toUpperCase())}&archive=2020-02`)).toEqual([
      leap,
      first,
    ]);
    expect(await slugs(`q=${word}&sort=publishAt`)).toEqual([january, first, leap, march]);
    const page = await call<Post[]>('GET', `/api/posts?q=${word}&page=2&pageSize=3`);
    expect({ rows: page.data.length, total: page.headers.get('X-Total-Count') }).toEqual({
      rows: 1,
      total: '4',
    });
    expect(page.data[0]).not.toHaveProperty('text');
    const { data } = await read(first ?? '');
    expect({ previous: data.previous?.slug, next: data.next?.slug }).toEqual({
      previous: january,
      next: leap,
    });
  });

  test('blog links count what visitors see, and the most discussed posts are popular', async () => {
    const [tag, category] = [aSlug(), aName('Kind')];
    const { slug } = await makePost(shop.database, { tags: [tag], category, publishAt: on('2021-05-01') });
    await makePost(shop.database, { tags: [tag], category, state: 'draft' });
    for (const state of ['approved', 'approved', 'pending', 'rejected'] as const) {
      await makeComment(shop.database, { slug, state });
    }
    const { data } = await call<BlogIndex>('GET', '/api/blog');
    expect(data.categories).toContainEqual({ value: category, count: 1 });
    expect(data.tags).toContainEqual({ value: tag, count: 1 });
    expect(data.archives).toContainEqual({ value: '2021-05', count: 1 });
    expect(data.popular[0]).toMatchObject({ slug, comments: 2 });
    await shop.database.write(
      build.update(comments).set({ state: 'rejected' }).where(eq(comments.slug, slug)),
    );
    expect((await read(slug)).data.comments).toBe(0);
    await makePost(shop.database, { publishAt: new Date(), slug: aSlug() });
    expect((await call<PostView>('GET', '/api/blog/latest')).data.next).toBeNull();
  });

  test('comments follow a new address, and keep their post from being deleted', async () => {
    const post = await makePost(shop.database);
    await makeComment(shop.database, { slug: post.slug, name: 'Jonas' });
    const slug = aSlug();
    await change(post.postId, { slug });
    expect((await call<unknown[]>('GET', `/api/posts/${slug}/comments`)).data).toHaveLength(1);
    const refused = expectProblem(await call('DELETE', `/api/posts/${post.postId}`, { token }), 409);
    expect(refused.references).toEqual([{ kind: 'comments', count: 1, names: ['Jonas'] }]);
  });

  test('publishes, withdraws and deletes many at once; one without text stays a draft', async () => {
    const tag = aSlug();
    const draft = { tags: [tag], state: 'draft' as const, publishAt: null };
    const whole = await makePost(shop.database, draft);
    const empty = await makePost(shop.database, { ...draft, text: '' });
    const bulk = async (action: string) => {
      const json = { action, matching: { tag } };
      return (await call<BulkResult>('POST', '/api/posts/bulk', { json, token })).data;
    };
    expect(await bulk('activate')).toMatchObject({
      matched: 2,
      changed: 1,
      kept: 1,
      keptNames: [empty.title],
    });
    expect(await slugs(`tag=${tag}`)).toEqual([whole.slug]);
    expect(await bulk('deactivate')).toMatchObject({ changed: 1 });
    expect(await slugs(`tag=${tag}`)).toEqual([]);
    expect(await bulk('delete')).toMatchObject({ changed: 2 });
  });

  test('a picture in a text has its size and survives the sweep; missing and foreign ones are rejected', async () => {
    const body = formOf({ Image: drawPng(60, 40) });
    const sent = await call<PostPicture>('POST', '/api/posts/pictures', { body, token });
    const { address } = sent.data;
    expect({ status: sent.status, address }).toEqual({
      status: 201,
      address: expect.stringMatching(/^\/pictures\/[0-9a-f]{40}\.png$/),
    });
    const text = `![A *cup*](${address})\n\n![x](https://elsewhere.example/a.png)`;
    const { data } = await create({ title: aName('Pictured'), text, state: 'published', picture: address });
    const url = expect.stringContaining(address.slice(10));
    expect((await read(data.slug)).data).toMatchObject({
      picture: url,
      pictureWidth: 60,
      content: [{ of: [{ is: 'picture', alt: 'A cup', url, width: 60, height: 40 }] }, { of: ['x'] }],
    });
    const lost = `![](/pictures/${'0'.repeat(40)}.png)`;
    for (const broken of [
      { text: lost },
      { picture: lost },
      { picture: 'https://elsewhere.example/a.png' },
    ]) {
      expectProblem(await change(data.postId, broken), 422);
    }
    const feed = (await call<string>('GET', '/blog/rss.xml')).data;
    expect(feed).toContain(`${shop.url}/blog-details/${data.slug}`);
    expect(feed).toMatch(/&lt;img src=&quot;https?:\/\/[^&]+\.png&quot; alt=&quot;A cup&quot;/);
  });

  test('the feed has the latest twenty posts, escaped, and nothing hidden', async () => {
    const title = '<b> & “two” ]]>';
    await makePost(shop.database, {
      title,
      text: '<script>alert(1)</script>\n\n[go](/cart)',
      publishAt: new Date(),
    });
    await makePost(shop.database, { title: 'Not yet', publishAt: inAMinute() });
    for (let count = 0; count < 20; count += 1)
      await makePost(shop.database, { publishAt: on('2019-01-01') });
    const { data, headers } = await call<string>('GET', '/blog/rss.xml');
    expect(headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    expect(data).toContain('<language>en</language>');
    expect(data.match(/<item>/g)).toHaveLength(20);
    expect(data).toContain('<title>&lt;b&gt; &amp; “two” ]]&gt;</title>');
    expect(data).toContain('&lt;p&gt;&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;&lt;/p&gt;');
    expect(data).toContain(`&lt;a href=&quot;${shop.url}/cart&quot;&gt;go&lt;/a&gt;`);
    expect(data).not.toContain('Not yet');
  });
});
