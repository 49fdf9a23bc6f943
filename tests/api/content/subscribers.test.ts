import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { BulkResult } from '../../../functions/bulk/contract.ts';
import type { Subscriber, Subscription } from '../../../functions/content/subscribers/contract.ts';
import { FILLED_IN } from '../../../functions/contracts/honeypot.ts';
import type { Email } from '../../../functions/ports/mail.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { daysAgo } from '../../support/days-ago.ts';
import { makeSubscriber } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShopWithMail, someone, untilSent } from '../../support/shop-with-mail.ts';

describe('subscribers', () => {
  const { box, shop, staff, call } = openShopWithMail(sql`UPDATE settings SET shop_name = 'Kiosk'`);
  const subscribe = (email: string, source = 'about') =>
    call('POST', '/api/subscribers', { json: { email, source, ...FILLED_IN }, headers: fromElsewhere() });
  const found = async (email: string, more = '') =>
    (await call<Subscriber[]>('GET', `/api/subscribers?q=${email}${more}`, { token: staff.token })).data;
  const markedSent = (email: string) =>
    expect.poll(async () => (await found(email))[0]?.letterSentAt).toEqual(expect.any(String));
  const emailsTo = (email: string) => box.letters.filter(({ to }) => to === email);
  const emailTo = (email: string) => box.emailTo(email, 'Please confirm your address – Kiosk');
  const tokenIn = ({ text }: Email, what: string) =>
    new RegExp(`${shop.url}/newsletter#${what}=(\\S+)`).exec(text)?.[1] ?? '';
  const confirm = (given: string) =>
    call<Subscription>('POST', '/api/subscribers/confirmations', { json: { token: given } });
  const leave = (given: string) =>
    call<Subscription>('POST', '/api/subscribers/unsubscriptions', { json: { token: given } });

  test('an address is pending until confirmed, and a confirmed one gets no more emails', async () => {
    const email = someone();
    const first = await subscribe(email);
    const message = await emailTo(email);
    expect(await found(email)).toMatchObject([{ state: 'pending', source: 'about', confirmedAt: null }]);
    expect(message.html).toContain(tokenIn(message, 'confirm'));
    expectProblem(await confirm(tokenIn(message, 'unsubscribe')), 422);
    const confirmed = await confirm(tokenIn(message, 'confirm'));
    expect(confirmed.data).toEqual({ state: 'confirmed', email });
    expect((await confirm(tokenIn(message, 'confirm'))).data.state).toBe('confirmed');

    const again = await subscribe(email, 'blog');
    expect({ status: again.status, data: again.data }).toEqual({ status: first.status, data: first.data });
    await subscribe(email.toUpperCase(), 'blog');
    const other = someone();
    await subscribe(other);
    await emailTo(other);
    expect(emailsTo(email)).toHaveLength(1);
    expect(await found(email)).toMatchObject([{ state: 'confirmed', source: 'about' }]);
  });

  test('an address gets at most three emails an hour, and unsent ones follow later', async () => {
    const [email, later] = [someone(), someone()];
    for (let count = 1; count <= 3; count += 1) {
      await subscribe(email);
      await expect.poll(() => emailsTo(email).length).toBe(count);
    }
    await markedSent(email);
    expect((await subscribe(email)).status).toBe(201);
    box.break();
    await subscribe(later);
    await box.refused(1);
    box.mend();
    await untilSent(shop);
    await emailTo(later);
    expect(emailsTo(email)).toHaveLength(3);
    await markedSent(later);
  });

  test('sends another email that is requested while the first is being sent', async () => {
    const [email, other] = [someone(), someone()];
    box.hold();
    await subscribe(email);
    await emailTo(email);
    box.break();
    await subscribe(email);
    await box.refused(1);
    box.mend();
    box.release();
    await subscribe(other);
    await markedSent(other);

    await untilSent(shop);
    await expect.poll(() => emailsTo(email).length).toBe(2);
  });

  test('one click on the link or in a mail program unsubscribes, and merely opening the page does not', async () => {
    const email = someone();
    await subscribe(email);
    const message = await emailTo(email);
    await confirm(tokenIn(message, 'confirm'));
    const { 'List-Unsubscribe': header = '', 'List-Unsubscribe-Post': post } = message.headers ?? {};
    expect(post).toBe('List-Unsubscribe=One-Click');
    const address = header.replace(/^<|>$/g, '');
    expect((await fetch(address)).ok).toBe(false);
    expect(await found(email)).toMatchObject([{ state: 'confirmed' }]);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
    expect(await found(email)).toMatchObject([{ state: 'unsubscribed', unsubscribedAt: expect.any(String) }]);
    expect((await leave(tokenIn(message, 'unsubscribe'))).data).toEqual({ state: 'unsubscribed', email });
    expectProblem(await confirm(tokenIn(message, 'confirm')), 422);

    await subscribe(email, 'newsletter');
    expect(await found(email)).toMatchObject([{ state: 'pending', unsubscribedAt: null }]);
    await leave(tokenIn(message, 'unsubscribe'));
    expect(await found(email)).toEqual([]);
    const gone = await leave(tokenIn(message, 'unsubscribe'));
    expect(gone.data).toEqual({ state: 'unsubscribed', email: null });
    expectProblem(await leave('garbage'), 422);
  });

  test('deletes unconfirmed and unsubscribed addresses after 30 days', async () => {
    const source = crypto.randomUUID();
    const make = (name: string, given: Parameters<typeof makeSubscriber>[1]) =>
      makeSubscriber(shop.database, { email: `${name}-${source}@example.com`, ...given });
    const old = { createdAt: daysAgo(31), confirmedAt: daysAgo(31) };
    const { subscriberId } = await make('waits', { ...old, state: 'pending', confirmedAt: null });
    await shop.database.write(sql`
      INSERT INTO letters (kind, recipient, subscriber_id, origin, written_at, due_at, sent_at)
      VALUES ('newsletter-confirmation', 'waits@example.com', ${subscriberId}, ${shop.url}, 1, 1, 1)`);
    await make('left', { ...old, state: 'unsubscribed', unsubscribedAt: daysAgo(31) });
    await make('stays', old);
    await make('new', { state: 'unsubscribed', unsubscribedAt: daysAgo(29) });
    await shop.runTasks();
    const names = async () => (await found(source)).map(({ email }) => email.split('-')[0]).sort();
    await expect.poll(names).toEqual(['new', 'stays']);
  });

  test('staff filter, delete one or many, and download the confirmed ones', async () => {
    const word = crypto.randomUUID();
    const kept = await makeSubscriber(shop.database, {
      email: `=kept-${word}@example.com`,
      source: 'blog',
    });
    const one = await makeSubscriber(shop.database, { email: `one-${word}@example.com` });
    const two = await makeSubscriber(shop.database, {
      email: `two-${word}@example.com`,
      state: 'pending',
    });
    expect(await found(word, '&source=blog')).toHaveLength(1);
    expect(await found(word, '&state=pending')).toMatchObject([{ email: two.email }]);
    const file = await call<string>('GET', `/api/exports/subscribers?q=${word}`, { token: staff.token });
    const [head, first, second] = String(file.data).replace('\ufeff', '').split('\r\n');
    expect(head).toBe('Email,Source,ConfirmedAt,UnsubscribeUrl');
    expect(first).toMatch(
      new RegExp(`^'=kept-${word}@example.com,blog,\\S+,${shop.url}/newsletter#unsubscribe=`),
    );
    expect(second).toMatch(/^one-/);
    expect(String(file.data)).not.toContain(two.email);
    const left = await leave(/unsubscribe=(\S+)/.exec(second ?? '')?.[1] ?? '');
    expect(left.data).toEqual({ state: 'unsubscribed', email: one.email });

    const path = `/api/subscribers/${kept.subscriberId}`;
    const { headers } = await call('GET', path, { token: staff.token });
    const match = { 'If-Match': headers.get('ETag') ?? '' };
    expect((await call('DELETE', path, { token: staff.token, headers: match })).status).toBe(204);
    const rest = { action: 'delete', matching: { q: word }, expected: 2 };
    const bulk = await call<BulkResult>('POST', '/api/subscribers/bulk', { json: rest, token: staff.token });
    expect(bulk.data.changed).toBe(2);
  });
});
