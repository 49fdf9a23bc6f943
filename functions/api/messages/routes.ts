import { Hono } from 'hono';
import * as z from 'zod';
import {
  Message,
  MessageFilter,
  MessageReceipt,
  SendMessage,
  WithMessageId,
} from '../../contracts/messages.ts';
import { about } from '../../http/about.ts';
import { answerEntity } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body, params, query } from '../../http/validate.ts';
import { countSending, isTrapped } from '../../http/visitors.ts';
import { findMessage, listMessages, newReceipt, storeMessage } from './queries.ts';

export const messages = new Hono<Shop>()
  .get('/', about('List messages', { 200: z.array(Message) }), permitStaff, query(MessageFilter), async c => {
    const filter = c.req.valid('query');
    return answerList(c, await listMessages(c.env.database, filter), filter);
  })
  .get('/:id', about('Get a message', { 200: Message }), permitStaff, params(WithMessageId), async c =>
    answerEntity(c, await findMessage(c.env.database, c.req.valid('param').id)),
  )
  .post('/', about('Send a message', { 201: MessageReceipt }, [429]), body(SendMessage), async c => {
    const { website2, filledInMs: _, ...message } = c.req.valid('json');
    const receipt = newReceipt();
    if (!isTrapped({ website2 })) {
      const sender = await countSending(c, 'message');
      await storeMessage(c.env.database, receipt, { ...message, sender });
    }
    c.header('Location', `/api/messages/${receipt.messageId}`);
    return c.json(receipt, 201);
  });
