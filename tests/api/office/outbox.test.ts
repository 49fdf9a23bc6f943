import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { letters } from '../../../db/schema/letters.ts';
import { build } from '../../../db/sql/build.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { buyersOf } from '../../support/buyers.ts';
import { OFTEN } from '../../support/cron-times.ts';
import { atDepth } from '../../support/depth.ts';
import { makeDue, openShopWithMail, someone, untilSent } from '../../support/shop-with-mail.ts';
import { tokenFor } from '../../support/tokens.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

describe('the outbox', () => {
  const { box, shop, staff, call } = openShopWithMail(sql`UPDATE settings SET shop_name = 'Kiosk'`);
  const order = async (email: string, named: object = {}) => {
    const { sell, place } = buyersOf(shop, call);
    const { order: one } = await sell({ netPrice: 1999 });
    return (await place({ ...one, billing: { ...one.billing, email, ...named } })).data;
  };
  const emailsTo = (email: string) => box.letters.filter(({ to }) => to === email);
  const kept = (email: string) =>
    shop.database.read(build.select().from(letters).where(sql`recipient = ${email}`));
  const settled = (email: string) =>
    expect
      .poll(async () => (await kept(email)).filter(({ sentAt, givenUpAt }) => !sentAt && !givenUpAt))
      .toEqual([]);
  const enqueue = (emails: string[], { ageMs = 0, tries = 0 } = {}) =>
    shop.database.write(sql`
      INSERT INTO letters (kind, recipient, origin, user_id, written_at, due_at, tries)
      SELECT 'deletion-asked', value, ${shop.url}, NULL, ${Date.now() - ageMs}, 0, ${tries}
      FROM json_each(${JSON.stringify(emails)})`);

  test('after hours without mail, every email is delivered, oldest first, however many are waiting', async () => {
    const emails = Array.from({ length: 130 }, someone);
    await enqueue(emails, { ageMs: 3 * DAY, tries: 20 });
    const before = box.letters.length;
    await untilSent(shop);
    const arrived = box.letters.slice(before).map(({ to }) => to);
    expect(arrived.toSorted()).toEqual(emails.toSorted());
    expect(emails.indexOf(arrived[0] ?? '')).toBeLessThan(48);
    expect(emails.indexOf(arrived.at(-1) ?? '')).toBeGreaterThan(90);
  });

  test('after an hour without mail and with thousands of orders, each email is delivered exactly once', async () => {
    const [waiting, perRun] = [atDepth({ quick: 800, deep: 2500 }), 16 * 48];
    const emails = Array.from({ length: waiting }, someone);
    box.break();
    await enqueue(emails, { ageMs: HOUR });
    for (let count = 0; count < 3; count += 1) await shop.runTasks(OFTEN);
    box.mend();
    const before = box.letters.length;
    const isTaken = async () => {
      await enqueue([someone()]);
      await shop.runTasks(OFTEN);
      return box.letters.length > before;
    };
    await expect.poll(isTaken).toBe(true);
    for (let sweeps = 1; sweeps < waiting / perRun; sweeps += 1) await shop.runTasks(OFTEN);
    const meant = new Set(emails);
    const arrived = box.letters.filter(({ to }) => meant.has(to)).map(({ to }) => to);
    expect(arrived.toSorted()).toEqual(emails.toSorted());
    expect(box.repeats.filter(({ to }) => meant.has(to))).toEqual([]);
  }, 120_000);

  test('an email whose delivery timed out is sent again, and delivered once', async () => {
    const email = someone();
    const sentAgain = () => box.repeats.filter(({ to }) => to === email);
    await enqueue([email]);
    box.hold();
    await shop.runTasks(OFTEN);
    box.release();
    expect(await kept(email)).toMatchObject([{ sentAt: null, tries: 1 }]);
    await untilSent(shop, email);
    expect({ delivered: emailsTo(email).length, again: sentAgain().length }).toEqual({
      delivered: 1,
      again: 1,
    });
    expect([...box.keys].filter(key => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
  });

  test('an abandoned email is delivered when it is requested again, whatever happened to the first', async () => {
    const email = someone();
    await enqueue([email]);
    box.hold();
    await shop.runTasks(OFTEN);
    box.release();
    const [row] = await kept(email);
    await shop.database.write(sql`UPDATE letters SET given_up_at = ${Date.now()} WHERE recipient = ${email}`);
    const json = { action: 'send', keys: [row?.letterId] };
    await call('POST', '/api/letters/bulk', { json, token: staff.token });
    await untilSent(shop, email);
    expect(emailsTo(email)).toHaveLength(2);
  });

  test('while the mail service is down, a run tries it a few times, not once per email', async () => {
    const emails = Array.from({ length: 150 }, someone);
    await enqueue(emails);
    box.break();
    await shop.runTasks(OFTEN);
    expect(box.refusals()).toBeLessThanOrEqual(48);
    box.mend();
    await untilSent(shop);
    expect(emails.every(email => emailsTo(email).length === 1)).toBe(true);
  });

  test('staff see what is waiting and why; after a week an email is given up, and listed until it is sent again', async () => {
    const email = someone();
    box.break();
    await order(email);
    await box.refused(1);
    const listed = async () =>
      (await call('GET', `/api/letters?q=${encodeURIComponent(email)}`, { token: staff.token })).data as {
        letterId: number;
        state: string;
        problem: string | null;
      }[];
    await expect
      .poll(async () => (await listed())[0]?.problem)
      .toMatch(/^(the mail service answered 500|mail is away)/);
    expect(await listed()).toMatchObject([
      { state: 'waiting', kind: 'order-placed', recipient: email, tries: 1 },
    ]);

    await shop.database.write(
      sql`UPDATE letters SET written_at = written_at - ${8 * DAY} WHERE recipient = ${email}`,
    );
    await shop.runTasks();
    expect(await listed()).toMatchObject([{ state: 'given-up' }]);
    await makeDue(shop.database);
    await shop.runTasks(OFTEN);
    expect(emailsTo(email)).toEqual([]);
    box.mend();
    const other = someone();
    await enqueue([other]);
    await untilSent(shop, other);

    const [message] = await listed();
    const again = await call('POST', '/api/letters/bulk', {
      json: { action: 'send', keys: [message?.letterId] },
      token: staff.token,
    });
    expect(again).toMatchObject({ status: 200, data: { matched: 1, changed: 1 } });
    await box.emailTo(email, 'Your order');
    await settled(email);
    expect(await listed()).toEqual([]);
  });

  test('limits emails to an address that someone else enters in our forms', async () => {
    const victim = someone();
    await enqueue(Array<string>(40).fill(victim));
    await untilSent(shop);
    await order(victim);
    await settled(victim);
    expect(emailsTo(victim)).toHaveLength(20);
    expect((await kept(victim)).filter(({ givenUpAt }) => givenUpAt)).toHaveLength(21);
  });

  test('deleting the account that caused emails does not reset the count for their recipient', async () => {
    const victim = someone();
    for (let round = 0; round < 6; round += 1) {
      const flooder = await makeAccount(shop.database, 'customer');
      const token = await tokenFor(flooder);
      const statuses = [];
      for (let count = 0; count < 7; count += 1) {
        const json = { email: victim.toUpperCase(), currentPassword: PASSWORD };
        statuses.push((await call('PUT', '/api/accounts/me', { json, token })).status);
      }
      expect(statuses).toEqual([...Array(5).fill(200), 429, 429]);
      await untilSent(shop, victim);
      await call('DELETE', '/api/accounts/me', { json: { password: PASSWORD }, token });
    }
    expect(box.letters.filter(({ to }) => to.toLowerCase() === victim)).toHaveLength(20);
    const counted = await shop.database.read(sql<{ subject: string }>`SELECT subject FROM attempts`);
    expect(JSON.stringify(counted)).not.toContain('@');
  });

  test('emails caused by others do not keep anyone from a new password', async () => {
    const { email } = await makeAccount(shop.database, 'customer', { email: someone() });
    await enqueue(Array<string>(30).fill(email ?? ''));
    await untilSent(shop);
    await call('POST', '/api/auth/forgot', { json: { email } });
    await box.emailTo(email ?? '', 'Your new Kiosk password');
  });

  test('password resets requested by others do not keep anyone from a new password', async () => {
    const { email, userId } = await makeAccount(shop.database, 'customer', { email: someone() });
    await shop.database.write(sql`
      INSERT INTO letters (kind, recipient, origin, user_id, written_at, due_at)
      SELECT 'password-reset', ${email}, ${shop.url}, ${userId}, ${Date.now()} - (value + 1) * 25 * 60000, 0
      FROM json_each(${JSON.stringify(Array.from({ length: 25 }, (_, index) => index))})`);
    await untilSent(shop);
    expect(emailsTo(email ?? '')).toHaveLength(25);
    await call('POST', '/api/auth/forgot', { json: { email } });
    await expect.poll(() => emailsTo(email ?? '').length).toBe(26);
  });

  test('an order under another person’s email cannot pass them a note when it is cancelled', async () => {
    const victim = someone();
    const { orderNumber } = await order(victim);
    const path = `/api/orders/${orderNumber}/moves?email=${encodeURIComponent(victim)}`;
    const noted = await call('POST', path, {
      json: { to: 'cancelled', note: 'Visit https://evil.example now' },
    });
    expect(noted).toMatchObject({ status: 422, problem: { errors: [{ path: 'note' }] } });
    expect((await call('POST', path, { json: { to: 'cancelled' } })).status).toBe(200);
    const { text, html } = await box.emailTo(victim, 'Cancelled');
    expect(`${text}${html}`).not.toContain('evil');
  });

  test('a customer who has paid before gets an email about each order, however many a day', async () => {
    const user = await makeAccount(shop.database, 'customer', { email: someone() });
    const email = user.email ?? '';
    const token = await tokenFor(user);
    const { sell, place } = buyersOf(shop, call);
    const { order: one } = await sell({ netPrice: 1999 });
    const buy = async () =>
      (await place({ ...one, billing: { ...one.billing, email } }, { token })).data.orderNumber;
    await call('POST', `/api/orders/${await buy()}/moves`, { json: { to: 'paid' }, token: staff.token });
    await enqueue(Array<string>(30).fill(email));
    await untilSent(shop);
    const number = await buy();
    await box.emailTo(email, `Your order ${number}`);
    await call('POST', `/api/orders/${number}/moves`, { json: { to: 'cancelled' }, token: staff.token });
    await box.emailTo(email, `Cancelled: your order ${number}`);
  });

  test('emails about actions by staff are not limited', async () => {
    const victim = someone();
    await enqueue(Array<string>(20).fill(victim));
    await untilSent(shop);
    const { orderNumber } = await order(victim);
    await call('POST', `/api/orders/${orderNumber}/moves`, { json: { to: 'paid' }, token: staff.token });
    await box.emailTo(victim, 'Paid');
  });

  test('a customer’s name is never in a heading or subject, and names with links are rejected', async () => {
    const email = someone();
    await order(email, { firstName: 'Visit evil.example' });
    const message = await box.emailTo(email, 'Your order');
    expect(message.subject).not.toContain('evil');
    expect(/<h1[^>]*>(.*)<\/h1>/.exec(message.html ?? '')?.[1]).toBe('Thank you for your order.');
    const { sell, place } = buyersOf(shop, call);
    const { order: one } = await sell({ netPrice: 1999 });
    for (const name of ['Visit https://evil.example', 'Maria\u0007', 'ftp://x']) {
      const refused = await place({ ...one, billing: { ...one.billing, email, firstName: name } });
      expect(refused).toMatchObject({ status: 422, problem: { errors: [{ path: 'billing.firstName' }] } });
    }
    const billing = { ...one.billing, email, postcode: 'http://evil.tk' };
    const refused = await place({ ...one, billing });
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ path: 'billing.postcode' }] } });
  });

  test('mail programs do not turn entered text into links, in addresses or user names', async () => {
    const email = someone();
    await order(email, { lastName: 'evil.tk', postcode: 'Claim.at.evil.tk' });
    const { text, html } = await box.emailTo(email, 'Your order');
    for (const words of [text, html]) {
      expect(words).toContain('evil.\u200ctk');
      expect(words).not.toContain('evil.tk');
    }
    const user = await makeAccount(shop.database, 'customer', {
      username: `claim.evil.${crypto.randomUUID()}.tk`,
      email: someone(),
    });
    await call('POST', '/api/auth/forgot', { json: { email: user.email } });
    const reset = await box.emailTo(user.email ?? '', 'Your new Kiosk password');
    expect(reset.text + reset.html).not.toContain('claim');
  });

  test('the address in the settings gets an email about a new order, without the customer’s details', async () => {
    const [buyer, office] = [someone(), someone()];
    await shop.database.write(sql`UPDATE order_settings SET new_orders_email = ${office}`);
    const { orderNumber } = await order(buyer);
    await shop.database.write(sql`UPDATE order_settings SET new_orders_email = NULL`);
    const message = await box.emailTo(office, 'New order');
    expect(message.text).toContain(`${shop.url}/admin/orders/${orderNumber}`);
    expect(message.text).not.toContain(buyer);
  });

  test('invitations and password resets use the outbox too, and are dropped once they are pointless', async () => {
    const email = someone();
    const user = await makeAccount(shop.database, 'customer', { email });
    box.break();
    expect((await call('POST', '/api/auth/forgot', { json: { email } })).status).toBe(202);
    await box.refused(1);
    await shop.database.write(sql`UPDATE users SET enabled = 0 WHERE user_id = ${user.userId}`);
    box.mend();
    await untilSent(shop);
    expect({ sent: emailsTo(email), kept: await kept(email) }).toEqual({ sent: [], kept: [] });
  });
});
