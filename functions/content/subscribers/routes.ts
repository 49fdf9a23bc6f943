import { Hono } from 'hono';
import * as z from 'zod';
import { countSending, isTrapped } from '../../abuse/robot-checks.ts';
import { changeInBulk } from '../../bulk/change-in-bulk.ts';
import { BulkResult } from '../../bulk/contract.ts';
import { WithId } from '../../contracts/fields.ts';
import { type AppEnv, writePorts } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { originOf } from '../../http/origin.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff, writerOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { BulkSubscribers } from './bulk.ts';
import {
  Subscribe,
  Subscribed,
  Subscriber,
  SubscriberFilter,
  Subscription,
  SubscriptionToken,
} from './contract.ts';
import { sendConfirmationLater } from './letters.ts';
import { readToken } from './links.ts';
import { deleteSubscriber, findSubscriber, listSubscribers, subscribersInBulk } from './queries.ts';
import { confirm, subscribe, unsubscribe } from './subscribe.ts';

export const subscribers = new Hono<AppEnv>()
  .get(
    '/',
    about('List subscribers', { 200: z.array(Subscriber) }),
    permitStaff,
    query(SubscriberFilter),
    async c => {
      const filter = c.req.valid('query');
      return answerList(c, await listSubscribers(c.env.database, filter), filter);
    },
  )
  .get('/:id', about('Get a subscriber', { 200: Subscriber }), permitStaff, params(WithId), async c =>
    answerEntity(c, await findSubscriber(c.env.database, c.req.valid('param').id)),
  )
  .post('/', about('Subscribe', { 201: Subscribed }, [429]), body(Subscribe), async c => {
    const { website2, email, source } = c.req.valid('json');
    if (!isTrapped({ website2 })) {
      const sender = await countSending(c, 'subscriber');
      await subscribe(writePorts(c.env, null), { email, source, sender, origin: originOf(c) });
      sendConfirmationLater(c, email);
    }
    c.header('Location', '/api/subscribers');
    return c.json({ email }, 201);
  })
  .post(
    '/bulk',
    about('Change many subscribers', { 200: BulkResult }, [409]),
    permitStaff,
    body(BulkSubscribers),
    async c => c.json(await changeInBulk(writerOf(c), subscribersInBulk, c.req.valid('json'))),
  )
  .post(
    '/confirmations',
    about('Confirm a subscription', { 200: Subscription }),
    body(SubscriptionToken),
    async c => {
      const id = await readToken(c.env.secret, 'confirm', c.req.valid('json').token);
      return c.json(await confirm(c.env.database.as(null), id));
    },
  )
  .post('/unsubscriptions', about('Unsubscribe', { 200: Subscription }), body(SubscriptionToken), async c => {
    const id = await readToken(c.env.secret, 'unsubscribe', c.req.valid('json').token);
    return c.json(await unsubscribe(c.env.database.as(null), id));
  })
  // Mail programs POST a form (RFC 8058) that adds nothing to the token.
  .post(
    '/one-click',
    about('Unsubscribe by a mail program', { 200: Subscription }),
    query(SubscriptionToken),
    async c => {
      const id = await readToken(c.env.secret, 'unsubscribe', c.req.valid('query').token);
      return c.json(await unsubscribe(c.env.database.as(null), id));
    },
  )
  .delete('/:id', about('Delete a subscriber', { 204: null }), permitStaff, params(WithId), async c => {
    await deleteSubscriber(writerOf(c), {
      id: c.req.valid('param').id,
      versions: ifMatch(c),
    });
    return c.body(null, 204);
  });
