import { expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();
const PATH = '/.well-known/security.txt';
const DAY = 24 * 60 * 60 * 1000;

const read = async () => {
  const answer = await fetch(new URL(PATH, shop.url));
  return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() };
};
const setContact = async (securityContact: string) => {
  const token = await tokenFor(await makeAccount(shop.database, 'admin'));
  expect((await call('PUT', '/api/settings', { json: { securityContact }, token })).status).toBe(200);
};

test('security.txt says where to report a vulnerability as soon as an administrator sets it', async () => {
  expect((await read()).status).toBe(404);
  await setContact('security@example.com');
  const { status, type, text } = await read();
  expect({ status, type }).toEqual({
    status: 200,
    type: expect.stringMatching(/^text\/plain; ?charset=utf-8$/i),
  });
  expect(text).toContain('Contact: mailto:security@example.com\n');
  expect(text).toContain(`Canonical: ${shop.url}${PATH}\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 30 * DAY);
  expect(expires).toBeLessThan(Date.now() + 365 * DAY);

  await setContact('https://example.com/security');
  expect((await read()).text).toContain('Contact: https://example.com/security\n');
  await setContact('');
  expect((await read()).status).toBe(404);
});
