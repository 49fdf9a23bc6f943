import { Hono } from 'hono';
import { writePorts } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute, takesAnyBody } from '../../http/describe-route.ts';
import { originOf } from '../../http/origin.ts';
import { body, query } from '../../http/validate.ts';
import { sendSoon } from '../../outbox/send.ts';
import { crudOf, NO_CLASH } from '../../records/crud-routes.ts';
import { enforceRateLimit, isHoneypotFilled } from '../../security/robot-checks.ts';
import { BulkSubscribers } from './bulk.ts';
import {
  Subscribe,
  Subscribed,
  Subscriber,
  SubscriberFilter,
  Subscription,
  SubscriptionToken,
} from './contract.ts';
import { readToken } from './links.ts';
import { deleteSubscriber, findSubscriber, listSubscribers, subscribersInBulk } from './queries.ts';
import { confirm, emailsTo, subscribe, unsubscribe } from './subscribe.ts';

const crud = crudOf({ kind: 'subscribers', one: 'subscriber', many: 'subscribers' }, Subscriber);

export const subscribers = new Hono<AppEnv>()
  .get('/', ...crud.list(SubscriberFilter, listSubscribers))
  .get('/:id', ...crud.find(findSubscriber))
  .post('/', describeRoute('Subscribe', { 201: Subscribed }, [429]), body(Subscribe), async c => {
    const { website2, email, source } = c.req.valid('json');
    if (!isHoneypotFilled({ website2 })) {
      const sender = await enforceRateLimit(c, 'subscriber');
      await subscribe(writePorts(c.env, null), { email, source, sender, origin: originOf(c) });
      sendSoon(c, emailsTo(email));
    }
    c.header('Location', '/api/subscribers');
    return c.json({ email }, 201);
  })
  .post('/bulk', ...crud.bulk(BulkSubscribers, subscribersInBulk))
  .post(
    '/confirmations',
    describeRoute('Confirm a subscription', { 200: Subscription }),
    body(SubscriptionToken),
    async c => {
      const id = await readToken(c.env.keys, 'confirm', c.req.valid('json').token);
      return c.json(await confirm(c.env.database.as(null), id));
    },
  )
  .post(
    '/unsubscriptions',
    describeRoute('Unsubscribe', { 200: Subscription }),
    body(SubscriptionToken),
    async c => {
      const id = await readToken(c.env.keys, 'unsubscribe', c.req.valid('json').token);
      return c.json(await unsubscribe(c.env.database.as(null), id));
    },
  )
  // Mail programs POST a form (RFC 8058) that adds nothing to the token.
  .post(
    '/one-click',
    describeRoute('Unsubscribe from an email program', { 200: Subscription }),
    query(SubscriptionToken),
    takesAnyBody,
    async c => {
      const id = await readToken(c.env.keys, 'unsubscribe', c.req.valid('query').token);
      return c.json(await unsubscribe(c.env.database.as(null), id));
    },
  )
  .delete('/:id', ...crud.remove(deleteSubscriber, NO_CLASH));
