import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { openShop, SECRET } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

// Not a local shop, and without a mail service.
const { shop, call } = openShop({
  variables: { MERIDIAN_LOCAL: '', JWT_SECRET: SECRET, SHOP_URL: 'https://shop.example' },
});

const read = async (path: string) => (await call<string>('GET', path)).data;

describe('a shop without mail promises no emails:', () => {
  test.each(['/about', '/coming-soon', '/newsletter', '/blog'])('%s offers none', async path => {
    const page = await read(path);
    expect(page).not.toContain('>Subscribe<');
    expect(page).not.toMatch(/All we need is your email address|email you first to confirm/);
  });

  test('a forgotten password refers to the staff, and deletion requests are written to them', async () => {
    const forgot = await read('/forgot-password');
    expect(forgot).toContain('This shop sends no mail');
    expect(forgot).not.toContain('Send the link');
    const privacy = await read('/privacy');
    expect(privacy).toContain('contact us from the email address you used');
    expect(privacy).not.toContain('Send me the link');
  });

  test('the confirmation page finds the order', async () => {
    expect(await read('/order')).not.toContain('in our emails');
  });

  test('the back office knows it too, though nothing is rendered on the server there', async () => {
    expect(await read('/admin/messages')).toContain('<meta name="letters" content="none">');
  });
});

test('an email is stored and shown to staff, and marked as not sent after a week', async () => {
  const token = await tokenFor(await makeAccount(shop.database, 'staff'));
  const day = 24 * 60 * 60 * 1000;
  const write = (ageInDays: number) =>
    shop.database.write(sql`
      INSERT INTO letters (kind, recipient, origin, written_at, due_at)
      VALUES ('order-placed', 'maria@example.com', '', ${Date.now() - ageInDays * day}, 0)`);
  await write(6);
  await write(8);
  await shop.runTasks();
  expect((await call('GET', '/api/letters', { token })).data).toMatchObject([
    { state: 'given-up', problem: 'The shop has no mail service' },
    { state: 'waiting' },
  ]);
  expect((await call('GET', '/api/stats/waiting', { token })).data).toMatchObject({ letters: 1 });
});
