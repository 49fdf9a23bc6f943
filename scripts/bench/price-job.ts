import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { users } from '../../db/schema/users.ts';
import { build } from '../../db/sql/build.ts';
import { changeInBulk } from '../../functions/bulk/change-in-bulk.ts';
import type { Job } from '../../functions/jobs/contract.ts';
import { productPricesInBulk } from '../../functions/pricing/product-prices/bulk.ts';
import { CliError } from '../say.ts';

const STAFF = 'bench';

export type Switch = 'activate' | 'deactivate';

/** Starts to hide or show the prices of the first country, as a staff member. */
export async function beginSwitching(database: Writer, action: Switch): Promise<Job> {
  const { userId } = await staffOf(database);
  const staff = database.as({ changeId: crypto.randomUUID(), userId });
  const [{ country } = { country: 0 }] = await database.read(
    sql<{ country: number }>`SELECT min(country_id) AS country FROM product_prices`,
  );
  const asked = { resource: 'productprices', action, matching: { country } };
  const begun = await changeInBulk(staff, productPricesInBulk, asked);
  if (!('jobId' in begun)) throw new CliError('There are too few prices for a job in steps');
  return begun;
}

/** Repeated benchmarks do not make it larger. */
export const forgetSwitching = (database: Writer) =>
  database.writeBatch([
    sql`DELETE FROM history WHERE username = ${STAFF}`,
    sql`DELETE FROM jobs WHERE username = ${STAFF}`,
  ]);

export async function staffOf(database: Writer): Promise<typeof users.$inferSelect> {
  // A job ends when its account loses permission; no one can sign in without a password.
  const account = { username: STAFF, passwordHash: '', role: 'staff', enabled: true } as const;
  const [staff] = await database.write(
    build
      .insert(users)
      .values({ ...account, createdAt: new Date() })
      .onConflictDoUpdate({ target: users.username, set: { enabled: true } })
      .returning(),
  );
  if (!staff) throw new CliError('No staff account could be added');
  return staff;
}
