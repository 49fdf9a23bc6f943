import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { FILLED_IN } from '../../../functions/contracts/honeypot.ts';
import type { SentDeleted } from '../../../functions/people/privacy/contract.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { makeAttempts } from '../../support/attempts.ts';
import { daysAgo } from '../../support/days-ago.ts';
import { makeComment } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('privacy', () => {
  const { shop, call } = openShop();

  const anEmail = () => `visitor-${crypto.randomUUID()}@example.com`;
  const post = <Data>(path: string, json: object, headers: Record<string, string> = fromElsewhere()) =>
    call<Data>('POST', path, { json: { ...FILLED_IN, ...json }, headers });
  const deleteSent = (token: string) =>
    call<SentDeleted>('POST', '/api/privacy/deletions', { json: { token } });

  /** Everything that a visitor can leave behind under an address. */
  async function leaveAll(email: string, at = new Date()) {
    await makeComment(shop.database, { email, createdAt: at });
    await post('/api/messages', { kind: 'question', email: email.toUpperCase(), message: 'When?' });
    await post('/api/subscribers', { email, source: 'about' });
    for (const [table, column] of [
      ['messages', 'received_at'],
      ['subscribers', 'created_at'],
    ]) {
      const set = `UPDATE ${table} SET ${column} = ${at.getTime()} WHERE email = '${email}' COLLATE NOCASE`;
      await shop.database.write(sql.raw(set));
    }
  }

  const keptOf = async (email: string) => {
    const count = (table: string) =>
      `(SELECT count(*) FROM ${table} WHERE email = '${email}' COLLATE NOCASE)`;
    const [row] = await shop.database.read(
      sql<{ messages: number; subscribers: number; comments: number }>`${sql.raw(
        `SELECT ${['messages', 'subscribers', 'comments'].map(table => `${count(table)} AS ${table}`)}`,
      )}`,
    );
    return row;
  };

  const NOTHING = { messages: 0, subscribers: 0, comments: 0 };
  const ALL = { messages: 1, subscribers: 1, comments: 1 };

  /** Emails are sent after the response. */
  const linkTo = (email: string) =>
    vi.waitFor(
      () => {
        const message = shop
          .logs()
          .findLast(line => line.includes(`to ${email}:`) && line.includes('/privacy/deletion'));
        const token = /\/privacy\/deletion#token=(\S+)/.exec(message ?? '')?.[1];
        if (!token) throw new Error(`no email to ${email} yet`);
        return token;
      },
      { timeout: 60_000 },
    );

  test('origins are stored as a hash, the same for one place, and deleted after 30 days', async () => {
    const [here, there, nowhere] = [fromElsewhere(), fromElsewhere(), {}];
    const emails = [anEmail(), anEmail(), anEmail(), anEmail()];
    for (const [index, from] of [here, here, there, nowhere].entries())
      await post('/api/messages', { kind: 'question', email: emails[index] }, from);
    const sendersOf = () =>
      shop.database.read(
        sql<{
          sender: string | null;
        }>`SELECT sender FROM messages WHERE email IN ${emails} ORDER BY received_at`,
      );
    const [first, second, third, unknown] = (await sendersOf()).map(({ sender }) => sender);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect({ isSecondTheFirst: second === first, isThirdTheFirst: third === first, unknown }).toEqual({
      isSecondTheFirst: true,
      isThirdTheFirst: false,
      unknown: null,
    });

    await shop.database.write(
      sql`UPDATE messages SET received_at = ${daysAgo(31).getTime()} WHERE email = ${emails[0]}`,
    );
    await shop.runTasks();
    expect((await sendersOf()).map(({ sender }) => sender !== null)).toEqual([false, true, true, false]);
  });

  test('the owner of an address can delete everything sent under it, and nothing else', async () => {
    const [email, other] = [anEmail(), anEmail()];
    await leaveAll(email, daysAgo(400));
    await leaveAll(other);
    const asked = await post('/api/privacy/requests', { email: email.toUpperCase() });
    expect({ status: asked.status, data: asked.data }).toEqual({
      status: 202,
      data: { email: email.toUpperCase() },
    });
    const token = await linkTo(email.toUpperCase());
    expect(await keptOf(email)).toEqual(ALL);

    const deleted = await deleteSent(token);
    expect({ status: deleted.status, data: deleted.data }).toEqual({
      status: 200,
      data: { messages: 1, comments: 1, subscriptions: 1 },
    });
    expect({ email: await keptOf(email), other: await keptOf(other) }).toEqual({
      email: NOTHING,
      other: ALL,
    });
    const again = await deleteSent(token);
    expect(again.data).toEqual({ messages: 0, comments: 0, subscriptions: 0 });
  });

  test('no one learns whether an address has data, and only the link in the email deletes it', async () => {
    const [known, unknown] = [anEmail(), anEmail()];
    await leaveAll(known);
    const [one, other] = [
      await post('/api/privacy/requests', { email: known }),
      await post('/api/privacy/requests', { email: unknown }),
    ];
    expect({ status: one.status, keys: Object.keys(one.data as object) }).toEqual({
      status: other.status,
      keys: Object.keys(other.data as object),
    });
    await linkTo(known);
    expect(shop.logs().some(line => line.includes(unknown))).toBe(false);

    const session = await tokenFor(await makeAccount(shop.database, 'admin', { email: known }));
    for (const token of ['', 'a.b.c', session]) {
      expectProblem(await deleteSent(token), 422);
    }
    expect(await keptOf(known)).toEqual(ALL);
    await makeAttempts(shop.database, { of: 'deletion-mail', subject: known, made: 3, minutes: 60 });
    expectProblem(await post('/api/privacy/requests', { email: known }), 429);
  });

  test('deleting an account deletes what was sent under its address; older data needs a link by email', async () => {
    const email = anEmail();
    await leaveAll(email, daysAgo(40));
    const user = await makeAccount(shop.database, 'customer', { email, createdAt: daysAgo(30) });
    await shop.database.write(
      sql`UPDATE comments SET created_at = ${daysAgo(5).getTime()} WHERE email = ${email}`,
    );
    const token = await tokenFor(user);
    const removed = await call('DELETE', '/api/accounts/me', { token, json: { password: PASSWORD } });
    expect(removed.status).toBe(204);
    expect(await keptOf(email)).toEqual({ messages: 1, subscribers: 1, comments: 0 });
    await deleteSent(await linkTo(email));
    expect(await keptOf(email)).toEqual(NOTHING);
  });

  test('taking another’s address for an account does not allow deleting what was sent under it before', async () => {
    const victim = anEmail();
    await leaveAll(victim, daysAgo(2));
    const user = await makeAccount(shop.database, 'customer', { createdAt: daysAgo(30) });
    const token = await tokenFor(user);
    const changed = await call('PUT', '/api/accounts/me', {
      token,
      json: { email: victim, currentPassword: PASSWORD },
    });
    expect(changed.status).toBe(200);
    await call('DELETE', '/api/accounts/me', { token, json: { password: PASSWORD } });
    expect(await keptOf(victim)).toEqual(ALL);
  });
});
