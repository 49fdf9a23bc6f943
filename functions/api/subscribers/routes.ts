import { Hono } from 'hono';
import * as z from 'zod';
import { BulkResult, BulkSubscribers } from '../../contracts/bulk.ts';
import { WithId } from '../../contracts/fields.ts';
import {
  Subscribe,
  Subscribed,
  Subscriber,
  SubscriberFilter,
  Subscription,
  SubscriptionToken,
} from '../../contracts/subscribers.ts';
import { about } from '../../http/about.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { originOf } from '../../http/origin.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body, params, query } from '../../http/validate.ts';
import { countSending, isTrapped } from '../../http/visitors.ts';
import { changeInBulk } from '../bulk/change-in-bulk.ts';
import { sendConfirmationLater } from './letters.ts';
import { readToken } from './links.ts';
import { deleteSubscriber, findSubscriber, listSubscribers, subscribersInBulk } from './queries.ts';
import { confirm, subscribe, unsubscribe } from './subscribe.ts';

export const subscribers = new Hono<Shop>()
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
      await subscribe(c.env, { email, source, sender, origin: originOf(c) });
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
    async c => c.json(await changeInBulk(c.env.database, subscribersInBulk, c.req.valid('json'))),
  )
  .post(
    '/confirmations',
    about('Confirm a subscription', { 200: Subscription }),
    body(SubscriptionToken),
    async c => {
      const id = await readToken(c.env.secret, 'confirm', c.req.valid('json').token);
      return c.json(await confirm(c.env.database, id));
    },
  )
  .post('/unsubscriptions', about('Unsubscribe', { 200: Subscription }), body(SubscriptionToken), async c => {
    const id = await readToken(c.env.secret, 'unsubscribe', c.req.valid('json').token);
    return c.json(await unsubscribe(c.env.database, id));
  })
  // A mail program sends a form of RFC 8058, which says nothing that the token does not.
  .post(
    '/one-click',
    about('Unsubscribe by a mail program', { 200: Subscription }),
    query(SubscriptionToken),
    async c => {
      const id = await readToken(c.env.secret, 'unsubscribe', c.req.valid('query').token);
      return c.json(await unsubscribe(c.env.database, id));
    },
  )
  .delete('/:id', about('Delete a subscriber', { 204: null }), permitStaff, params(WithId), async c => {
    await deleteSubscriber(c.env.database, { id: c.req.valid('param').id, versions: ifMatch(c) });
    return c.body(null, 204);
  });
