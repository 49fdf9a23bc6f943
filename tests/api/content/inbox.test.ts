import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BulkResult } from '../../../functions/bulk/contract.ts';
import type { Message, MessageReceipt } from '../../../functions/content/messages/contract.ts';
import type { Subscriber, Subscription } from '../../../functions/content/subscribers/contract.ts';
import type { Waiting } from '../../../functions/contracts/moderation.ts';
import type { Letter } from '../../../functions/ports/mail.ts';
import { makeAccount } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { type ApiClient, clientOf } from '../../support/api-client.ts';
import { makeMessage, makeSubscriber } from '../../support/factories.ts';
import { startLetterBox } from '../../support/letter-box.ts';
import { expectProblem } from '../../support/problems.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const someone = () => `${crypto.randomUUID()}@example.com`;

const WAITING = { timeout: 20_000 };

describe('the inbox', () => {
  let box: Awaited<ReturnType<typeof startLetterBox>>;
  let shop: Shop;
  let token: string;
  let username: string;
  beforeAll(async () => {
    box = await startLetterBox();
    shop = await startShop({ variables: box.variables });
    const staff = await makeAccount(shop.database, 'staff');
    ({ username } = staff);
    token = await tokenFor(staff);
    await shop.database.write(sql`UPDATE settings SET shop_name = 'Kiosk', email = 'hello@kiosk.example'`);
  });
  afterAll(async () => {
    await shop.stop();
    await box.stop();
  });
  const call: ApiClient = (...request) => clientOf(shop.url)(...request);

  describe('messages', () => {
    const contact = (email: string) => ({
      kind: 'contact',
      name: 'Zoë',
      email,
      subject: 'Lid',
      message: 'Why?',
    });
    const write = async (email: string, headers = fromElsewhere()) =>
      (await call<MessageReceipt>('POST', '/api/messages', { json: contact(email), headers })).data.messageId;
    const read = async (id: string) => (await call<Message>('GET', `/api/messages/${id}`, { token })).data;
    const put = (id: string, json: object, headers = {}) =>
      call<Message>('PUT', `/api/messages/${id}`, { json, token, headers });
    const reply = (id: string, text = 'Yes.\n<b>Blue</b>.') =>
      call<Message>('POST', `/api/messages/${id}/replies`, { json: { text }, token });

    test('what is new is unread and counted; it is read, archived by somebody, and found there', async () => {
      const unread = async () => (await call<Waiting>('GET', '/api/stats/waiting', { token })).data.messages;
      const before = await unread();
      const [id, email] = [await makeMessage(shop.database), someone()];
      const other = await write(email);
      expect(await read(other)).toMatchObject({ state: 'inbox', readAt: null, movedBy: null, replies: [] });
      expect(await unread()).toBe(before + 2);
      const { data, headers } = await put(id, { read: true });
      expect({ readAt: data.readAt, etag: headers.get('ETag') }).toEqual({
        readAt: expect.any(String),
        etag: '"2"',
      });
      expectProblem(await put(id, { state: 'archived' }, { 'If-Match': '"1"' }), 412);
      expect((await put(id, { state: 'archived' })).data).toMatchObject({
        state: 'archived',
        readAt: data.readAt,
        movedBy: username,
        movedAt: expect.any(String),
      });
      expect(await unread()).toBe(before + 1);
      const ids = async (query: string) =>
        (await call<Message[]>('GET', `/api/messages?${query}`, { token })).data.map(one => one.messageId);
      expect(await ids(`state=archived&read=true&q=${id}`)).toEqual([id]);
      expect(await ids(`state=inbox&read=false&q=${email.toUpperCase()}`)).toEqual([other]);
      expect(await ids(`state=inbox&q=${id}`)).toEqual([]);
      expect((await call('DELETE', `/api/messages/${id}`, { token })).status).toBe(204);
      expect((await call('GET', `/api/messages/${id}`, { token })).status).toBe(404);
    });

    test('many are moved, read and deleted at a time: those that were chosen, or all that match as they were seen', async () => {
      const name = `Many ${crypto.randomUUID()}`;
      const ids = [await makeMessage(shop.database, { name }), await makeMessage(shop.database, { name })];
      const bulk = (json: object) => call<BulkResult>('POST', '/api/messages/bulk', { json, token });
      const states = async () =>
        (await Promise.all(ids.map(read))).map(({ state, readAt }) => [state, !!readAt]);
      expect((await bulk({ action: 'archive', keys: [ids[0]] })).data).toMatchObject({ changed: 1 });
      expect((await bulk({ action: 'read', matching: { q: name }, expected: 2 })).data.changed).toBe(2);
      expect(await states()).toEqual([
        ['archived', true],
        ['inbox', true],
      ]);
      expectProblem(await bulk({ action: 'delete', matching: { q: name }, expected: 1 }), 409);
      expectProblem(await bulk({ action: 'activate', keys: ids }), 422);
      expect((await bulk({ action: 'inbox', keys: ids })).data).toMatchObject({ matched: 2, changed: 1 });
      expect((await bulk({ action: 'unread', keys: ids })).data.changed).toBe(2);
      expect(await states()).toEqual([
        ['inbox', false],
        ['inbox', false],
      ]);
      expect((await bulk({ action: 'delete', matching: { q: name } })).data.changed).toBe(2);
      expect((await call('GET', `/api/messages/${ids[1]}`, { token })).status).toBe(404);
    });

    test('a reply goes to the one address in text and HTML, quotes what it answers, and is kept', async () => {
      const email = someone();
      const id = await write(email);
      const { status, data } = await reply(id);
      expect({ status, readAt: data.readAt }).toEqual({ status: 201, readAt: expect.any(String) });
      expect(data.replies).toEqual([
        { text: 'Yes.\n<b>Blue</b>.', by: username, sentAt: expect.any(String) },
      ]);
      const letter = await box.letterTo(email, 'Re: Lid');
      expect(letter.headers).toEqual({ 'Reply-To': 'hello@kiosk.example' });
      for (const said of ['Hello Zoë,', 'Kiosk', 'hello@kiosk.example'])
        expect({ text: letter.text, html: letter.html }).toEqual({
          text: expect.stringContaining(said),
          html: expect.stringContaining(said),
        });
      expect(letter.text).toContain('> Lid\n> \n> Why?');
      expect(letter.html).toContain('&lt;b&gt;Blue&lt;/b&gt;');
      expectProblem(await reply(id, ' \n '), 422);
      const second = await reply(id, 'And in green.');
      expect(second.data.replies.map(({ text }) => text)).toEqual(['Yes.\n<b>Blue</b>.', 'And in green.']);
    });

    test('a reply that the mail service refuses is not kept; one with a second reader never leaves', async () => {
      const id = await write(someone());
      box.break();
      expectProblem(await reply(id), 503);
      box.mend();
      expect(await read(id)).toMatchObject({ readAt: null, replies: [] });
      const sent = box.letters.length;
      for (const given of [{ email: 'a@b.example, c@d.example' }, { subject: 'Lid\r\nBcc: c@d.example' }]) {
        expectProblem(await reply(await makeMessage(shop.database, given)), 503);
      }
      expect(box.letters).toHaveLength(sent);
    });

    test('who was marked as junk lands there by e-mail or by sender, until taken back; all get the same answer', async () => {
      const [here, spammer] = [fromElsewhere(), someone()];
      const stateOf = async (email: string, headers = fromElsewhere()) => {
        const id = await write(email, headers);
        return [(await read(id)).state, id] as const;
      };
      expect((await put(await write(spammer, here), { state: 'junk' })).data.movedBy).toBe(username);
      expect((await stateOf(spammer.toUpperCase()))[0]).toBe('junk');
      const [bySender, id] = await stateOf(someone(), here);
      expect({ bySender, movedBy: (await read(id)).movedBy }).toEqual({ bySender: 'junk', movedBy: null });
      await put(id, { state: 'inbox' });
      expect((await stateOf(someone(), here))[0]).toBe('inbox');
      expect((await stateOf(spammer))[0]).toBe('junk');

      const long = { email: someone(), state: 'junk', movedBy: username, movedAt: daysAgo(31) } as const;
      const forgotten = await makeMessage(shop.database, long);
      expect((await stateOf(long.email))[0]).toBe('inbox');
      await shop.sweep();
      await expect
        .poll(async () => (await call('GET', `/api/messages/${forgotten}`, { token })).status)
        .toBe(404);
    });
  });

  describe('subscribers', () => {
    const subscribe = (email: string, source = 'about') =>
      call('POST', '/api/subscribers', { json: { email, source }, headers: fromElsewhere() });
    const found = async (email: string, more = '') =>
      (await call<Subscriber[]>('GET', `/api/subscribers?q=${email}${more}`, { token })).data;
    const lettersTo = (email: string) => box.letters.filter(({ to }) => to === email);
    const letterTo = (email: string) => box.letterTo(email, 'Please confirm your address – Kiosk');
    const tokenIn = ({ text }: Letter, what: string) =>
      new RegExp(`${shop.url}/newsletter#${what}=(\\S+)`).exec(text)?.[1] ?? '';
    const confirm = (given: string) =>
      call<Subscription>('POST', '/api/subscribers/confirmations', { json: { token: given } });
    const leave = (given: string) =>
      call<Subscription>('POST', '/api/subscribers/unsubscriptions', { json: { token: given } });

    test('an address waits until its letter is answered, and one that is confirmed gets no other', async () => {
      const email = someone();
      const first = await subscribe(email);
      const letter = await letterTo(email);
      expect(await found(email)).toMatchObject([{ state: 'pending', source: 'about', confirmedAt: null }]);
      expect(letter.html).toContain(tokenIn(letter, 'confirm'));
      expectProblem(await confirm(tokenIn(letter, 'unsubscribe')), 422);
      const confirmed = await confirm(tokenIn(letter, 'confirm'));
      expect(confirmed.data).toEqual({ state: 'confirmed', email });
      expect((await confirm(tokenIn(letter, 'confirm'))).data.state).toBe('confirmed');

      const again = await subscribe(email, 'blog');
      expect({ status: again.status, data: again.data }).toEqual({ status: first.status, data: first.data });
      await subscribe(email.toUpperCase(), 'blog');
      const other = someone();
      await subscribe(other);
      await letterTo(other);
      expect(lettersTo(email)).toHaveLength(1);
      expect(await found(email)).toMatchObject([{ state: 'confirmed', source: 'about' }]);
    });

    test('nobody gets more than three letters in an hour, and what cannot be sent comes later', async () => {
      const [email, later] = [someone(), someone()];
      for (let count = 1; count <= 3; count += 1) {
        await subscribe(email);
        await expect.poll(() => lettersTo(email).length, WAITING).toBe(count);
      }
      expect((await subscribe(email)).status).toBe(201);
      const refused = box.refusedSoFar();
      box.break();
      await subscribe(later);
      await box.refused(refused + 1);
      box.mend();
      await shop.database.write(sql`UPDATE subscriber_letters SET due_at = due_at - 3600000`);
      await shop.sweep();
      await letterTo(later);
      expect(lettersTo(email)).toHaveLength(3);
      await expect
        .poll(async () => (await found(later))[0]?.letterSentAt, WAITING)
        .toEqual(expect.any(String));
    });

    test('a letter asked for again while the first is on its way is sent too', async () => {
      const [email, other] = [someone(), someone()];
      const refused = box.refusedSoFar();
      box.hold();
      await subscribe(email);
      await letterTo(email);
      box.break();
      await subscribe(email);
      await box.refused(refused + 1);
      box.mend();
      box.release();
      await subscribe(other);
      await expect
        .poll(async () => (await found(other))[0]?.letterSentAt, WAITING)
        .toEqual(expect.any(String));

      await shop.database.write(sql`UPDATE subscriber_letters SET due_at = due_at - 3600000`);
      await shop.sweep();
      await expect.poll(() => lettersTo(email).length, WAITING).toBe(2);
    });

    test('one press leaves: of the link, or in a mail program, and nobody who only looks', async () => {
      const email = someone();
      await subscribe(email);
      const letter = await letterTo(email);
      await confirm(tokenIn(letter, 'confirm'));
      const { 'List-Unsubscribe': header = '', 'List-Unsubscribe-Post': post } = letter.headers ?? {};
      expect(post).toBe('List-Unsubscribe=One-Click');
      const address = header.replace(/^<|>$/g, '');
      expect((await fetch(address)).ok).toBe(false);
      expect(await found(email)).toMatchObject([{ state: 'confirmed' }]);
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
      expect(await found(email)).toMatchObject([
        { state: 'unsubscribed', unsubscribedAt: expect.any(String) },
      ]);
      expect((await leave(tokenIn(letter, 'unsubscribe'))).data).toEqual({ state: 'unsubscribed', email });
      expectProblem(await confirm(tokenIn(letter, 'confirm')), 422);

      await subscribe(email, 'newsletter');
      expect(await found(email)).toMatchObject([{ state: 'pending', unsubscribedAt: null }]);
      await leave(tokenIn(letter, 'unsubscribe'));
      expect(await found(email)).toEqual([]);
      const gone = await leave(tokenIn(letter, 'unsubscribe'));
      expect(gone.data).toEqual({ state: 'unsubscribed', email: null });
      expectProblem(await leave('garbage'), 422);
    });

    test('what nobody confirmed, and who left, is forgotten after 30 days', async () => {
      const source = crypto.randomUUID();
      const make = (name: string, given: Parameters<typeof makeSubscriber>[1]) =>
        makeSubscriber(shop.database, { email: `${name}-${source}@example.com`, ...given });
      const old = { createdAt: daysAgo(31), confirmedAt: daysAgo(31) };
      const { subscriberId } = await make('waits', { ...old, state: 'pending', confirmedAt: null });
      await shop.database.write(sql`INSERT INTO subscriber_letters (subscriber_id, origin, due_at, sent_at)
          VALUES (${subscriberId}, ${shop.url}, 1, 1)`);
      await make('left', { ...old, state: 'unsubscribed', unsubscribedAt: daysAgo(31) });
      await make('stays', old);
      await make('new', { state: 'unsubscribed', unsubscribedAt: daysAgo(29) });
      await shop.sweep();
      const names = async () => (await found(source)).map(({ email }) => email.split('-')[0]).sort();
      await expect.poll(names).toEqual(['new', 'stays']);
    });

    test('staff filter, delete one or many, and take the confirmed ones along as a file', async () => {
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
      const file = await call<string>('GET', `/api/exports/subscribers?q=${word}`, { token });
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
      const { headers } = await call('GET', path, { token });
      const match = { 'If-Match': headers.get('ETag') ?? '' };
      expect((await call('DELETE', path, { token, headers: match })).status).toBe(204);
      const rest = { action: 'delete', matching: { q: word }, expected: 2 };
      const bulk = await call<BulkResult>('POST', '/api/subscribers/bulk', { json: rest, token });
      expect(bulk.data.changed).toBe(2);
    });
  });
});
