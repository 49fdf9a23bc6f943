import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { BulkResult } from '../../../functions/bulk/contract.ts';
import type { Message, MessageReceipt } from '../../../functions/content/messages/contract.ts';
import { FILLED_IN } from '../../../functions/contracts/honeypot.ts';
import type { Waiting } from '../../../functions/contracts/moderation.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { daysAgo } from '../../support/days-ago.ts';
import { makeMessage } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShopWithMail, someone, untilSent } from '../../support/shop-with-mail.ts';

describe('message inbox', () => {
  const { box, shop, staff, call } = openShopWithMail(
    sql`UPDATE settings SET shop_name = 'Kiosk', email = 'hello@kiosk.example'`,
  );
  const contact = (email: string) => ({
    kind: 'contact',
    name: 'Zoë',
    email,
    subject: 'Lid',
    message: 'Why?',
    ...FILLED_IN,
  });
  const write = async (email: string, headers = fromElsewhere()) =>
    (await call<MessageReceipt>('POST', '/api/messages', { json: contact(email), headers })).data.messageId;
  const read = async (id: string) =>
    (await call<Message>('GET', `/api/messages/${id}`, { token: staff.token })).data;
  const put = (id: string, json: object, headers = {}) =>
    call<Message>('PUT', `/api/messages/${id}`, { json, token: staff.token, headers });
  const reply = (id: string, text = 'Yes.\n<b>Blue</b>.') =>
    call<Message>('POST', `/api/messages/${id}/replies`, { json: { text }, token: staff.token });

  test('new messages are unread and counted; reading and archiving is recorded, and archived ones are found', async () => {
    const unread = async () =>
      (await call<Waiting>('GET', '/api/stats/waiting', { token: staff.token })).data.messages;
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
      movedBy: staff.username,
      movedAt: expect.any(String),
    });
    expect(await unread()).toBe(before + 1);
    const ids = async (query: string) =>
      (await call<Message[]>('GET', `/api/messages?${query}`, { token: staff.token })).data.map(
        one => one.messageId,
      );
    expect(await ids(`state=archived&read=true&q=${id}`)).toEqual([id]);
    expect(await ids(`state=inbox&read=false&q=${email.toUpperCase()}`)).toEqual([other]);
    expect(await ids(`state=inbox&q=${id}`)).toEqual([]);
    expect((await call('DELETE', `/api/messages/${id}`, { token: staff.token })).status).toBe(204);
    expect((await call('GET', `/api/messages/${id}`, { token: staff.token })).status).toBe(404);
  });

  test('moves, reads and deletes many at once: the selected ones, or all that match as they were seen', async () => {
    const name = `Many ${crypto.randomUUID()}`;
    const ids = [await makeMessage(shop.database, { name }), await makeMessage(shop.database, { name })];
    const bulk = (json: object) =>
      call<BulkResult>('POST', '/api/messages/bulk', { json, token: staff.token });
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
    expect((await call('GET', `/api/messages/${ids[1]}`, { token: staff.token })).status).toBe(404);
  });

  test('a reply goes to one address in text and HTML, quotes the message and is stored', async () => {
    const email = someone();
    const id = await write(email);
    const { status, data } = await reply(id);
    expect({ status, readAt: data.readAt }).toEqual({ status: 201, readAt: expect.any(String) });
    expect(data.replies).toEqual([
      { text: 'Yes.\n<b>Blue</b>.', by: staff.username, sentAt: expect.any(String) },
    ]);
    const message = await box.emailTo(email, 'Re: Lid');
    expect(message.headers).toEqual({ 'Reply-To': 'hello@kiosk.example' });
    for (const said of ['Kiosk', 'hello@kiosk.example'])
      expect({ text: message.text, html: message.html }).toEqual({
        text: expect.stringContaining(said),
        html: expect.stringContaining(said),
      });
    expect(message.text).toContain('> Lid\n> \n> Why?');
    expect(message.html).toContain('&lt;b&gt;Blue&lt;/b&gt;');
    expectProblem(await reply(id, ' \n '), 422);
    const second = await reply(id, 'And in green.');
    expect(second.data.replies.map(({ text }) => text)).toEqual(['Yes.\n<b>Blue</b>.', 'And in green.']);
  });

  test('a reply does not repeat a visitor’s subject, since they may have typed another’s address', async () => {
    const email = someone();
    const sent = (subject: string) =>
      call<MessageReceipt>('POST', '/api/messages', {
        json: { ...contact(email), subject },
        headers: fromElsewhere(),
      });
    const refused = await sent('Visit https://evil.example');
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ path: 'subject' }] } });
    await reply((await sent('Win at evil.example')).data.messageId);
    const { subject, text } = await box.emailTo(email, 'Re: Win');
    expect(`${subject}${text}`).not.toContain('evil.example');
  });

  test('a reply waits while the mail service is down, is sent when it is back and reaches no one else', async () => {
    const email = someone();
    const id = await write(email);
    const smuggled = await makeMessage(shop.database, { subject: 'Lid\r\nBcc: c@d.example' });
    box.break();
    expect((await reply(id)).status).toBe(201);
    expect((await reply(smuggled)).status).toBe(201);
    await box.refused(1);
    box.mend();
    await untilSent(shop, email);
    expect((await box.emailTo(email, 'Re: Lid')).text).toContain('<b>Blue</b>');
    expect(box.letters.filter(({ subject }) => subject.includes('Bcc'))).toEqual([]);
  });

  test('files messages from an email or sender marked as junk until unmarked; every sender gets the same response', async () => {
    const [here, spammer] = [fromElsewhere(), someone()];
    const stateOf = async (email: string, headers = fromElsewhere()) => {
      const id = await write(email, headers);
      return [(await read(id)).state, id] as const;
    };
    expect((await put(await write(spammer, here), { state: 'junk' })).data.movedBy).toBe(staff.username);
    expect((await stateOf(spammer.toUpperCase()))[0]).toBe('junk');
    const [bySender, id] = await stateOf(someone(), here);
    expect({ bySender, movedBy: (await read(id)).movedBy }).toEqual({ bySender: 'junk', movedBy: null });
    await put(id, { state: 'inbox' });
    expect((await stateOf(someone(), here))[0]).toBe('inbox');
    expect((await stateOf(spammer))[0]).toBe('junk');

    const long = { email: someone(), state: 'junk', movedBy: staff.username, movedAt: daysAgo(31) } as const;
    const forgotten = await makeMessage(shop.database, long);
    expect((await stateOf(long.email))[0]).toBe('inbox');
    await shop.runTasks();
    await expect
      .poll(async () => (await call('GET', `/api/messages/${forgotten}`, { token: staff.token })).status)
      .toBe(404);
  });
});
