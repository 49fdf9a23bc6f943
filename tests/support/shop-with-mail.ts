import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { makeAccount } from './accounts.ts';
import { type ApiClient, clientOf } from './api-client.ts';
import { OFTEN } from './cron-times.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { type Shop, startShop } from './shop.ts';
import { tokenFor } from './tokens.ts';

/** An empty shop that sends its emails to a test box, with a staff member. */
export function openShopWithMail(settings: SQL, variables: Record<string, string> = {}) {
  const box = {} as Mailbox;
  const shop = {} as Shop;
  const staff = { username: '', token: '' };
  const call: ApiClient = (...request) => clientOf(shop.url)(...request);
  beforeAll(async () => {
    Object.assign(box, await startMailbox());
    Object.assign(shop, await startShop({ variables: { ...box.variables, ...variables } }));
    const account = await makeAccount(shop.database, 'staff');
    Object.assign(staff, { username: account.username, token: await tokenFor(account) });
    await shop.database.write(settings);
  });
  afterAll(async () => {
    await shop.stop();
    await box.stop();
  });
  return { box, shop, staff, call };
}

/** As if enough time had passed to retry unsent emails. */
export const makeDue = (database: Writer) =>
  database.write(sql`UPDATE letters SET due_at = 0 WHERE sent_at IS NULL AND given_up_at IS NULL`);

/** Longer than an email takes to be sent. */
const SENDING_MS = 10_000;

/** One that is being sent right now would be sent, and counted, twice. */
const makeFailedDue = (database: Writer) =>
  database.write(sql`UPDATE letters SET due_at = 0
    WHERE sent_at IS NULL AND given_up_at IS NULL AND (problem IS NOT NULL OR tries = 0)`);

/** Runs the scheduled task until nothing is waiting: a service that was down is not called for a while. */
export const untilSent = (shop: Shop, to: string | null = null) => {
  const begun = Date.now();
  return expect
    .poll(
      async () => {
        // By then, whatever was sending it has been lost.
        const isLost = Date.now() - begun > SENDING_MS;
        await (isLost ? makeDue : makeFailedDue)(shop.database);
        await shop.runTasks(OFTEN);
        return await shop.database.read(
          sql`SELECT recipient FROM letters
            WHERE sent_at IS NULL AND given_up_at IS NULL AND coalesce(lower(recipient) = lower(${to}), 1)`,
        );
      },
      { timeout: 60_000, interval: 300 },
    )
    .toEqual([]);
};

/** An address that no other test uses. */
export const someone = () => `${crypto.randomUUID()}@example.com`;
