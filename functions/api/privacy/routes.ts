import { type Context, Hono } from 'hono';
import { AskForDeletion, DeleteSent, DeletionAsked, SentDeleted } from '../../contracts/privacy.ts';
import { Unavailable } from '../../errors.ts';
import { about } from '../../http/about.ts';
import { assertWithin, countAttempt } from '../../http/attempts.ts';
import type { Shop } from '../../http/shop.ts';
import { body } from '../../http/validate.ts';
import { countSending, isTrapped } from '../../http/visitors.ts';
import { selectShopName } from '../settings/queries.ts';
import { emailOfLink, sendDeletionLetterLater } from './deletion-letter.ts';
import { deleteAllSent, selectWhetherSent } from './queries.ts';

const ASKED = 'You asked us to delete what was sent under this address.';

/** What whoever sent something can do about it without anybody’s help. */
export const privacy = new Hono<Shop>()
  .post(
    '/requests',
    about('Ask for the deletion of what I sent', { 202: DeletionAsked }, [429, 503]),
    body(AskForDeletion),
    async c => {
      const { email, website2 } = c.req.valid('json');
      if (!isTrapped({ website2 })) await askByLetter(c, email);
      return c.json({ email }, 202);
    },
  )
  .post('/deletions', about('Delete what I sent', { 200: SentDeleted }), body(DeleteSent), async c => {
    const email = await emailOfLink(c.env, c.req.valid('json').token);
    return c.json(await deleteAllSent(c.env.database, email));
  });

/** Answers alike and as fast whether anything is stored under the address or not. */
async function askByLetter(c: Context<Shop>, email: string) {
  const { database, mail } = c.env;
  if (!mail) throw new Unavailable('This shop sends no mail yet. Write to it with the contact form');
  await countSending(c, 'deletion');
  const perMail = { of: 'deletion-mail', subject: email.toLowerCase(), most: 3, minutes: 60 };
  const [counted, [sent], [shop]] = await database.batch([
    countAttempt(c.env, perMail),
    selectWhetherSent(database, email),
    selectShopName(database),
  ]);
  assertWithin(perMail, counted);
  if (!sent?.isThere) return;
  sendDeletionLetterLater(c, { email, shopName: shop?.shopName ?? '', because: ASKED });
}
