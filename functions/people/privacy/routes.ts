import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { writePorts } from '../../deps.ts';
import { Unavailable } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { originOf } from '../../http/origin.ts';
import { body } from '../../http/validate.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { sendSoon } from '../../outbox/send.ts';
import { assertWithinLimit, incrementRateLimit, isWithinLimit } from '../../security/rate-limit.ts';
import { enforceRateLimit, isHoneypotFilled } from '../../security/robot-checks.ts';
import { AskForDeletion, DeleteSent, DeletionAsked, SentDeleted } from './contract.ts';
import { emailOfLink } from './deletion-link.ts';
import { deleteAllSent, isAnythingSent } from './queries.ts';

/** Self-service deletion of what was sent without an account. */
export const privacy = new Hono<AppEnv>()
  .post(
    '/requests',
    describeRoute('Request deletion of what I sent', { 202: DeletionAsked }, [429, 503]),
    body(AskForDeletion),
    async c => {
      const { email, website2 } = c.req.valid('json');
      if (!isHoneypotFilled({ website2 })) await askByEmail(c, email);
      return c.json({ email }, 202);
    },
  )
  .post(
    '/deletions',
    describeRoute('Delete what I sent', { 200: SentDeleted }),
    body(DeleteSent),
    async c => {
      const email = await emailOfLink(c.env, c.req.valid('json').token);
      return c.json(await deleteAllSent(c.env.database.as(null), email));
    },
  );

/** Responds the same, in the same time, whether anything is stored under the address or not. */
async function askByEmail(c: Context<AppEnv>, email: string) {
  const { database, mail } = writePorts(c.env, null);
  if (!mail) throw new Unavailable('This shop can’t send email yet. Use the contact form instead');
  await enforceRateLimit(c, 'deletion');
  const perMail = { of: 'deletion-mail', subject: email.toLowerCase(), most: 3, minutes: 60 };
  const [counted] = await database.writeBatch([
    incrementRateLimit(c.env, perMail),
    enqueue({
      kind: 'deletion-asked',
      origin: originOf(c),
      about: 'user',
      to: sql`SELECT ${email} AS recipient, NULL AS about
        WHERE (${isAnythingSent(email)}) AND ${isWithinLimit(c.env, perMail)}`,
    }),
  ]);
  assertWithinLimit(perMail, counted);
  sendSoon(c, sql`recipient = ${email}`);
}
