import { Hono } from 'hono';
import { changeInBulk } from '../../bulk/change-in-bulk.ts';
import { BulkResult } from '../../bulk/contract.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { changesInBulk, describeRoute } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { originOf } from '../../http/origin.ts';
import { permitStaff, requireSession, writePortsOf, writerOf } from '../../http/session.ts';
import { body, params } from '../../http/validate.ts';
import { idempotent } from '../../idempotency/once.ts';
import { answerDone } from '../../jobs/answer.ts';
import { Job } from '../../jobs/contract.ts';
import { sendSoon } from '../../outbox/send.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { enforceRateLimit, isHoneypotFilled } from '../../security/robot-checks.ts';
import { BulkMessages, messagesInBulk } from './bulk.ts';
import {
  Message,
  MessageFilter,
  MessageReceipt,
  ReplyToMessage,
  SendMessage,
  UpdateMessage,
  WithMessageId,
} from './contract.ts';
import { deleteMessage, findMessage, listMessages, updateMessage } from './queries.ts';
import { newReceipt, storeMessage } from './receive.ts';
import { repliesTo, replyToMessage } from './reply.ts';

const crud = crudOf({ kind: 'messages', one: 'message', many: 'messages' }, Message);

export const messages = new Hono<AppEnv>()
  .get('/', ...crud.list(MessageFilter, listMessages))
  .get(
    '/:id',
    describeRoute('Get a message', { 200: Message }),
    permitStaff,
    params(WithMessageId),
    async c => answerEntity(c, await findMessage(c.env.database, c.req.valid('param').id)),
  )
  .post('/', describeRoute('Send a message', { 201: MessageReceipt }, [429]), body(SendMessage), async c => {
    const { website2, filledInMs: _, ...message } = c.req.valid('json');
    const receipt = newReceipt();
    if (!isHoneypotFilled({ website2 })) {
      const sender = await enforceRateLimit(c, 'message');
      await storeMessage(c.env.database.as(null), receipt, { ...message, sender });
    }
    c.header('Location', `/api/messages/${receipt.messageId}`);
    return c.json(receipt, 201);
  })
  .post(
    '/bulk',
    describeRoute('Change many messages', { 200: BulkResult, 202: Job }, [409]),
    permitStaff,
    idempotent,
    body(BulkMessages),
    changesInBulk(messagesInBulk),
    async c => {
      const { userId } = requireSession(c);
      const asked = { resource: 'messages', ...c.req.valid('json') };
      return answerDone(c, await changeInBulk(writerOf(c), messagesInBulk(userId), asked));
    },
  )
  .put(
    '/:id',
    describeRoute('Change a message', { 200: Message }),
    permitStaff,
    params(WithMessageId),
    body(UpdateMessage, Message),
    async c => {
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      const change = { ...c.req.valid('json'), userId: requireSession(c).userId };
      return answerEntity(c, await updateMessage(writerOf(c), which, change));
    },
  )
  .delete(
    '/:id',
    describeRoute('Delete a message', { 204: null }),
    permitStaff,
    params(WithMessageId),
    async c => {
      await deleteMessage(writerOf(c), { id: c.req.valid('param').id, versions: ifMatch(c) });
      return c.body(null, 204);
    },
  )
  .post(
    '/:id/replies',
    describeRoute('Reply to a message, by email', { 201: Message }),
    permitStaff,
    idempotent,
    params(WithMessageId),
    body(ReplyToMessage),
    async c => {
      const [{ id }, { text }, { userId }] = [c.req.valid('param'), c.req.valid('json'), requireSession(c)];
      c.header('Location', `/api/messages/${id}`);
      const answered = await replyToMessage(writePortsOf(c), { id, text, userId, origin: originOf(c) });
      sendSoon(c, repliesTo(id));
      return answerEntity(c, answered, 201);
    },
  );
