import { Hono } from 'hono';
import * as z from 'zod';
import { Subscribe, Subscribed, Subscriber, SubscriberFilter } from '../../contracts/subscribers.ts';
import { about } from '../../http/about.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body, query } from '../../http/validate.ts';
import { countSending, isTrapped } from '../../http/visitors.ts';
import { addSubscriber, listSubscribers } from './queries.ts';

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
  .post('/', about('Subscribe', { 201: Subscribed }, [429]), body(Subscribe), async c => {
    const { website2, email, source } = c.req.valid('json');
    if (!isTrapped({ website2 })) {
      const sender = await countSending(c, 'subscriber');
      await addSubscriber(c.env.database, { email, source, sender });
    }
    c.header('Location', '/api/subscribers');
    return c.json({ email }, 201);
  });
