import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import type { EmailKind } from '../../functions/contracts/email-kinds.ts';
import type { Composer, Composers } from '../../functions/emails/composer.ts';
import { createLog } from '../../functions/log.ts';
import { expireOutdated } from '../../functions/outbox/queries.ts';
import { sendDue } from '../../functions/outbox/send.ts';
import { type Email, EmailRefused } from '../../functions/ports/mail.ts';
import { keyRing } from '../../functions/signing/key-ring.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { SECRET } from '../support/shop.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let database: Writer;
let stop: () => Promise<void>;
let sent: Email[];
beforeEach(async () => {
  await stop?.();
  ({ database, stop } = await startMigratedDatabase());
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => stop());

const ring = keyRing([SECRET]);
const writes: Composer = async (_, due) =>
  new Map(
    due.map(({ letterId, kind, origin }) => [
      letterId,
      { content: { subject: kind, from: 'Kiosk', title: kind, parts: [], foot: origin } },
    ]),
  );
const composers = new Proxy({} as Composers, { get: () => writes });

type Sending = { send?: (email: Email) => Promise<void>; compose?: Composers; through?: Writer };

const away = async () => {
  throw new Error('the mail service answered 503');
};

const sweep = ({ send = async () => {}, compose = composers, through = database }: Sending = {}) =>
  sendDue(
    {
      database: through,
      keys: { sessions: ring, links: ring },
      composers: compose,
      log: createLog({ levelOf: () => 'info', build: 'a-build' }),
      mail: {
        reachesPeople: true,
        send: async email => {
          await send(email);
          sent.push(email);
        },
      },
    },
    { until: Date.now() + MINUTE },
  );

const enqueue = (
  recipients: string[],
  { kind = 'invitation', ageMs = 0 }: { kind?: EmailKind; ageMs?: number } = {},
) =>
  database.write(sql`
    INSERT INTO letters (kind, recipient, origin, written_at, due_at)
    SELECT ${kind}, value, '', ${Date.now() - ageMs}, 0 FROM json_each(${JSON.stringify(recipients)})`);
const kept = (of: string) =>
  database.read(sql<Record<string, unknown>>`SELECT ${sql.raw(of)} FROM letters ORDER BY letter_id`);
const people = (count: number) => Array.from({ length: count }, (_, index) => `reader${index}@example.com`);

test('an email cancelled while it is being sent counts as sent, and nothing in its batch is sent twice', async () => {
  await enqueue(people(3), { ageMs: 8 * DAY });
  await sweep({
    send: async () => {
      await database.write(expireOutdated());
    },
  });
  await database.write(sql`UPDATE letters SET due_at = 0`);
  await sweep();
  expect(sent.map(({ to }) => to).toSorted()).toEqual(people(3));
  expect(await kept('sent_at IS NOT NULL AS sent, given_up_at')).toEqual(
    Array(3).fill({ sent: 1, given_up_at: null }),
  );
});

test('an email that cannot be written is marked so, and does not hold up the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const poisoned: Composer = async (deps, due) => {
    if (due.some(({ recipient }) => recipient.startsWith('broken'))) throw new Error('no such order');
    return await writes(deps, due);
  };
  const compose = new Proxy({} as Composers, {
    get: (_, kind) => ({ invitation: writes, 'order-placed': poisoned })[kind as string],
  });
  await enqueue(people(2));
  await enqueue(['broken@example.com', ...people(5).slice(2)], { kind: 'order-placed' });
  await enqueue(['orphan@example.com'], { kind: 'order-paid' });
  await sweep({ compose });
  expect(sent.map(({ to }) => to).toSorted()).toEqual(people(5));
  const problem = 'It could not be composed; see the log';
  expect(await kept('recipient, tries, problem')).toEqual(
    expect.arrayContaining([
      { recipient: 'broken@example.com', tries: 1, problem },
      { recipient: 'orphan@example.com', tries: 1, problem },
    ]),
  );
});

test('while the mail service is down, emails wait longer between tries, up to an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await enqueue(people(1));
  const waits = [];
  for (let count = 0; count < 6; count += 1) {
    await sweep({ send: away });
    const [email] = await kept('due_at');
    waits.push((Number(email?.due_at) - Date.now()) / MINUTE);
    vi.setSystemTime(Number(email?.due_at));
  }
  expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
});

test('as soon as the mail service accepts an email, all waiting ones are sent', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await enqueue(people(40));
  await sweep({ send: away });
  expect(sent).toEqual([]);
  await enqueue(['newest@example.com']);
  await sweep();
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['newest@example.com', ...people(40)].toSorted());
});

test('the oldest is sent first, however late its next try is due', async () => {
  const readers = people(100);
  for (const [index, reader] of readers.entries()) await enqueue([reader], { ageMs: DAY - index * MINUTE });
  await database.write(sql`UPDATE letters SET due_at = 100 - letter_id, tries = 100 - letter_id`);
  await sweep();
  const first = sent.slice(0, 48).map(({ to }) => to);
  expect(first.toSorted()).toEqual(readers.slice(0, 48).toSorted());
});

test('a rejected email waits for its own retry, even if others are accepted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refused = async ({ to }: Email) => {
    if (to === 'reader0@example.com') throw new EmailRefused('the mail service answered 400');
  };
  await enqueue(people(2));
  await sweep({ send: refused });
  await enqueue(['other@example.com']);
  await sweep();
  expect(sent.map(({ to }) => to)).toEqual(['reader1@example.com', 'other@example.com']);
});

test('a sweep stays within a worker’s limit of a thousand requests, however many emails wait', async () => {
  let requests = 0;
  const counted = new Proxy(database, {
    get: (of, name) => {
      const called = Reflect.get(of, name);
      if (typeof called !== 'function') return called;
      return (...given: unknown[]) => {
        requests += 1;
        return Reflect.apply(called, of, given);
      };
    },
  });
  await enqueue(people(1000), { kind: 'deletion-asked' });
  await sweep({ through: counted });
  expect(sent.length).toBe(16 * 48);
  expect(requests + sent.length).toBeLessThan(1000);
});
