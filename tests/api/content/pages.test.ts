import { beforeAll, describe, expect, test } from 'vitest';
import type { Page, PageSummary } from '../../../functions/content/pages/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();
let token: string;

beforeAll(async () => {
  token = await tokenFor(await makeAccount(shop.database, 'staff'));
});

const find = async (page: string) => await call<Page>('GET', `/api/pages/${page}`);
const write = (page: string, content: unknown, headers?: Record<string, string>) =>
  call<Page>('PUT', `/api/pages/${page}`, { json: { content }, token, ...(headers && { headers }) });

describe('pages about the shop', () => {
  test('are empty until staff write them, and are then found by name or id', async () => {
    const before = await find('contact');
    expect(before.data).toEqual({ pageId: 9, page: 'contact', content: null, images: {} });
    const { status, data } = await write('contact', { NOTE: ' We answer within two days. ' });
    expect({ status, content: data.content }).toEqual({
      status: 200,
      content: { note: 'We answer within two days.' },
    });
    expect((await find('9')).data).toEqual(data);
    expect((await find('CONTACT')).data).toEqual(data);
    expect((await call<string>('GET', '/contact')).data).toContain('We answer within two days.');
    expect((await write('contact', null)).data.content).toBeNull();
    expect((await call<string>('GET', '/contact')).data).not.toContain('We answer within');
  });

  test('appear in the menu and the sitemap once they have content, and disappear when hidden', async () => {
    const listed = async () => (await call<string>('GET', '/sitemap.xml')).data;
    const linked = async () => (await call<string>('GET', '/')).data.includes('href="/team"');
    expect([await linked(), (await listed()).includes('/team<')]).toEqual([false, false]);
    await write('team', { heading: 'Us', entries: [{ name: 'Zoë' }] });
    expect([await linked(), (await listed()).includes('/team<')]).toEqual([true, true]);
    const { data } = await call<PageSummary[]>('GET', '/api/pages');
    expect(data.find(({ page }) => page === 'team')).toEqual({
      pageId: 5,
      page: 'team',
      isWritten: true,
      entries: [{ slug: null, name: 'Zoë' }],
    });
    await write('team', { heading: 'Us' });
    expect([await linked(), (await listed()).includes('/team<')]).toEqual([false, false]);
    expect((await call<string>('GET', '/team')).data).toContain('meet our team here soon');
  });

  test('reject each invalid field and store nothing', async () => {
    const wrong = {
      heading: 'x'.repeat(201),
      headline: 'Not of this page',
      entries: [{ text: 'Nobody' }, { name: 'Zoë', picture: 'https://elsewhere.example/a.png' }],
    };
    const problem = expectProblem(await write('team', wrong), 422);
    expect(problem.errors?.map(({ path }) => path)).toEqual([
      'content.headline',
      'content.heading',
      'content.entries.0.name',
      'content.entries.1.picture',
    ]);
    const gone = { entries: [{ name: 'Zoë', picture: `/pictures/${'a'.repeat(40)}.webp` }] };
    expectProblem(await write('team', gone), 422);
    expectProblem(await write('imprint', {}), 404);
    expectProblem(await find('no-page'), 400);
  });

  test('when two people write, the second sees what the first one wrote', async () => {
    const seen = { 'If-Match': (await find('privacy')).headers.get('ETag') ?? '' };
    expect((await write('privacy', { note: 'First' }, seen)).status).toBe(200);
    const second = await write('privacy', { note: 'Second' }, seen);
    expectProblem(second, 412);
    expect((await find('privacy')).data.content).toEqual({ note: 'First' });
  });
});
