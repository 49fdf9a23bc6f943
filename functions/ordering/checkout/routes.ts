import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { writePorts } from '../../deps.ts';
import { NotFound, UnknownCoupon } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress } from '../../http/client-address.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { idempotencyKeyOf, requireIdempotencyKey } from '../../http/idempotency.ts';
import { originOf } from '../../http/origin.ts';
import { body, query } from '../../http/validate.ts';
import { sendSoon } from '../../outbox/send.ts';
import { countSignUp } from '../../people/accounts/sign-ups.ts';
import { rememberDevice } from '../../people/auth/known-device.ts';
import { limitGuesses } from '../../security/guesses.ts';
import { senderOf } from '../../security/robot-checks.ts';
import type { Keys } from '../../signing/key-ring.ts';
import { readQuote } from '../cart/quote-token.ts';
import { answerOrder } from '../orders/answer-order.ts';
import { Order, OrderView } from '../orders/contract.ts';
import { sendOrderEmails } from '../orders/emails.ts';
import { PlaceOrder } from './contract.ts';
import { findSentOrder, type SentOrder } from './earlier-order.ts';
import { placeOrder } from './place.ts';

/** Mounted before orders/, which treats any other path as an order number. */
export const checkout = new Hono<AppEnv>()
  .get(
    '/sent',
    describeRoute('Find an order by its idempotency key', { 200: Order }, [404, 429]),
    query(OrderView),
    requireIdempotencyKey,
    async c => {
      const { email } = c.req.valid('query');
      const viewer = { session: c.var.session, email };
      const find = () => findSentOrder(c.env.database, idempotencyKeyOf(c), viewer);
      const { row } = email === undefined ? await find() : await limitKeys(c, find);
      if (row) return answerOrder(c, row);
      throw new NotFound('No order was placed with this key for this email or account');
    },
  )
  .post(
    '/',
    describeRoute('Place an order', { 200: Order, 201: Order }, [409, 429]),
    body(PlaceOrder),
    requireIdempotencyKey,
    async c => {
      const buyer = {
        key: idempotencyKeyOf(c),
        userId: c.var.session?.userId ?? null,
        origin: originOf(c),
        sender: senderOf(c),
        address: clientAddress(c),
      };
      const request = c.req.valid('json');
      if (request.account) await countSignUp(c);
      const attempt = () => placeOrder(writePorts(c.env, null), request, buyer);
      const { isNew, row } = (await isCouponGuessed(c.env.keys, request))
        ? await limitGuesses(c, 'coupon', { attempt, isWrong: isWrongCoupon })
        : await attempt();
      if (!isNew) return answerOrder(c, row);
      sendOrderEmails(c, row);
      if (request.account && row.userId !== null) {
        sendSoon(c, sql`user_id = ${row.userId}`);
        await rememberDevice(c, row.userId);
      }
      c.header('Location', `/api/orders/${row.orderNumber}`);
      return answerOrder(c, row, 201);
    },
  );

/** A quote with the coupon proves that it is known. */
async function isCouponGuessed({ sessions }: Keys, { coupon, quote }: PlaceOrder) {
  if (coupon === undefined) return false;
  const quoted = quote === undefined ? undefined : await readQuote(sessions, quote);
  return quoted?.coupon?.toLowerCase() !== coupon.toLowerCase();
}

const isWrongCoupon = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'rejected' && outcome.reason instanceof UnknownCoupon;

const MOST_UNKNOWN = 240;

type Outcome = PromiseSettledResult<SentOrder>;

/**
 * A page polls for its own order, which isn't guessing. Trying emails for a known key is limited as usual; trying keys
 * has a much higher limit.
 */
const limitKeys = (c: Context<AppEnv>, find: () => Promise<SentOrder>): Promise<SentOrder> =>
  limitGuesses(c, 'order-email', {
    attempt: () => limitGuesses(c, 'order-key', { attempt: find, isWrong: isUnknown, most: MOST_UNKNOWN }),
    isWrong: isOfAnother,
  });

const isUnknown = (outcome: Outcome) => outcome.status === 'fulfilled' && !outcome.value.isKnown;

const isOfAnother = (outcome: Outcome) =>
  outcome.status === 'fulfilled' && outcome.value.isKnown && !outcome.value.row;
