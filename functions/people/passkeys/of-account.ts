import { eq, or, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import type { Database, Writer } from '../../../db/client/database.ts';
import { passkeys } from '../../../db/schema/passkeys.ts';
import { recoveryCodes } from '../../../db/schema/recovery-codes.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { WithId } from '../../contracts/fields.ts';
import { Conflict, NotFound } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { originOf } from '../../http/origin.ts';
import { answerList } from '../../http/paging.ts';
import { permitAdmin, requireSession, writerOf } from '../../http/session.ts';
import { params } from '../../http/validate.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { sendSoon } from '../../outbox/send.ts';
import { Passkey } from './contract.ts';
import { selectPasskeys, toPasskey } from './queries.ts';

/** For another account whose device was lost. */
export const passkeysOfAccount = new Hono<AppEnv>()
  .get(
    '/:id/passkeys',
    describeRoute('List the passkeys of an account', { 200: z.array(Passkey) }),
    permitAdmin,
    params(WithId),
    async c => answerList(c, await listPasskeysOf(c.env.database, c.req.valid('param').id), {}),
  )
  .delete(
    '/:id/passkeys',
    describeRoute('Remove all passkeys of an account', { 204: null }, [409]),
    permitAdmin,
    params(WithId),
    async c => {
      const { id } = c.req.valid('param');
      if (id === requireSession(c).userId) throw new Conflict('Remove your own passkeys on your profile');
      await removePasskeysOf(writerOf(c), id, originOf(c));
      sendSoon(c, sql`user_id = ${id}`);
      return c.body(null, 204);
    },
  );

const selectId = (id: number) => build.select({ id: users.userId }).from(users).where(eq(users.userId, id));
const unknown = (id: number) => new NotFound(`There is no account ${id}`);

async function listPasskeysOf(database: Database, id: number) {
  const [[user], rows] = await database.readBatch([selectId(id), selectPasskeys(id)]);
  if (!user) throw unknown(id);
  return { rows: rows.map(toPasskey), total: rows.length };
}

/** Also ends all sessions; the owner is notified and the history records it. */
async function removePasskeysOf(database: Writer, id: number, origin: string) {
  const hasAny = or(
    sql`${users.userId} IN (SELECT user_id FROM ${passkeys})`,
    sql`${users.userId} IN (SELECT user_id FROM ${recoveryCodes})`,
  );
  const [[user]] = await database.writeBatch([
    selectId(id),
    enqueue({
      kind: 'passkeys-removed',
      origin,
      about: 'user',
      to: sql`SELECT email AS recipient, user_id AS about FROM ${users}
        WHERE user_id = ${id} AND email IS NOT NULL AND ${hasAny}`,
    }),
    build
      .update(users)
      .set({
        passkeysRemovedAt: new Date(),
        tokenVersion: sql`${users.tokenVersion} + 1`,
        version: sql`${users.version} + 1`,
      })
      .where(sql`${users.userId} = ${id} AND ${hasAny}`),
    build.delete(passkeys).where(eq(passkeys.userId, id)),
    build.delete(recoveryCodes).where(eq(recoveryCodes.userId, id)),
  ]);
  if (!user) throw unknown(id);
}
