import type { Order } from '../../functions/ordering/orders/contract.ts';
import { isUncaptured } from '../../functions/ordering/payments/states.ts';
import { anOrder } from './factories.ts';
import type { openPayingShop } from './payers.ts';
import type { Random } from './seeded-random.ts';

type People = ReturnType<typeof openPayingShop>;
type Placed = { number: string; approveUrls: string[] };
/** An action, and the shop's response. */
type Done = { said: string; status?: number };
type Step = (of: { order: Placed; approveUrl: string | undefined }) => Promise<Done | undefined>;

const OF_A_CAPTURE = ['decline', 'pending', 'short', 'lose', 'drop', 'error', 'busy'] as const;
const OF_A_REFUND = ['refuse', 'pending', 'lose', 'drop', 'error', 'busy'] as const;
const OF_A_START = ['lose', 'drop', 'error'] as const;
const MESSAGES = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
];

/** A refused refund is tried three times. */
const MOST_ROUNDS = 6;
const HOURS_TO_THE_NIGHT = 12;
const DATES = ['lookAt', 'updatedAt', 'looks'];
const withoutDates = (name: string, value: unknown) => (DATES.includes(name) ? undefined : value);

/** Three orders of one shop, and everything that customers, staff and PayPal may do with them, in any order. */
export async function disorderOf(
  people: People,
  random: Random,
  { staff, hasWebhook }: { staff: string; hasWebhook: boolean },
) {
  const {
    paypal,
    call,
    sell,
    place,
    start,
    capture,
    move,
    at,
    hear: sendWebhook,
    age,
    runAllTasks,
    runTasksAtNight,
    bookedOf,
  } = people;
  const { below, oneOf } = random;
  const { country, lines } = await sell({ stockAvailable: 9 });
  const orders: Placed[] = [];
  for (let placed = 0; placed < 3; placed += 1) {
    const { data } = await place({ ...anOrder(country, lines), payment: 'paypal' });
    const approveUrls: string[] = [];
    if (below(4) > 0) {
      const { approveUrl } = (await start(data.orderNumber)).data;
      approveUrls.push(approveUrl);
      if (below(4) > 0) await paypal.press(approveUrl, 'Pay');
    }
    orders.push({ number: data.orderNumber, approveUrls });
  }
  const sent: ReturnType<typeof paypal.message>[] = [];

  const meets = <Mishap extends Parameters<typeof paypal.next>[1]>(
    step: Parameters<typeof paypal.next>[0],
    mishaps: readonly Mishap[],
  ) => {
    if (below(3) > 0) return '';
    const mishap = oneOf(mishaps);
    paypal.next(step, mishap);
    return ` (${mishap})`;
  };
  const isHeld = (approveUrl: string) => paypal.heldOf(approveUrl) > 0;
  const moved = async (number: string, to: string, mishap = ''): Promise<Done> => {
    const { status } = await move(number, to, staff);
    return { said: `staff: ${to}${mishap} ${number}`, status };
  };

  const customers: Step[] = [
    async ({ order }) => {
      const mishap = meets('start', OF_A_START);
      const { status, data } = await start(order.number);
      const isNew = data.approveUrl?.startsWith(paypal.url) && !order.approveUrls.includes(data.approveUrl);
      if (isNew) order.approveUrls.push(data.approveUrl);
      return { said: `start${mishap} ${order.number}`, status };
    },
    async ({ approveUrl }) => {
      if (!approveUrl) return undefined;
      const press = below(4) === 0 ? 'Cancel' : 'Pay';
      await paypal.press(approveUrl, press);
      return { said: `${press} ${approveUrl}` };
    },
    async ({ order }) => {
      const mishap = meets('capture', OF_A_CAPTURE);
      return { said: `capture${mishap} ${order.number}`, status: (await capture(order.number)).status };
    },
    async ({ order }) => {
      const { status } = await move(order.number, 'cancelled');
      return { said: `customer: cancelled ${order.number}`, status };
    },
  ];

  const byStaff: Step[] = [
    ({ order }) => moved(order.number, oneOf(['shipped', 'delivered', 'cancelled'])),
    ({ order }) => moved(order.number, 'refunded', meets('refund', OF_A_REFUND)),
    async ({ order, approveUrl }) => {
      if (!approveUrl) return undefined;
      const action = oneOf(['look', 'refund']);
      const mishap = action === 'refund' ? meets('refund', OF_A_REFUND) : '';
      const path = `/api/orders/${order.number}/payments/${approveUrl.split('/').at(-1)}/${action}`;
      return {
        said: `staff: ${action}${mishap} ${approveUrl}`,
        status: (await call('POST', path, { token: staff })).status,
      };
    },
  ];

  const atPayPal: Step[] = [
    async ({ approveUrl }) => {
      if (!approveUrl) return undefined;
      const verdict = oneOf(['COMPLETED', 'DECLINED'] as const);
      paypal.decide(approveUrl, verdict);
      return { said: `review ends ${verdict} ${approveUrl}` };
    },
    async ({ approveUrl }) => {
      if (!approveUrl || !isHeld(approveUrl)) return undefined;
      const part = below(2) === 0 && paypal.heldOf(approveUrl) > 500 ? 500 : undefined;
      paypal.refund(approveUrl, part);
      return { said: `sent back at PayPal ${part ?? 'whole'} ${approveUrl}` };
    },
    async ({ approveUrl }) => {
      if (!approveUrl) return undefined;
      const end = oneOf(['COMPLETED', 'FAILED'] as const);
      paypal.endRefund(approveUrl, end);
      return { said: `refund ends ${end} ${approveUrl}` };
    },
    async ({ approveUrl }) => {
      if (!approveUrl) return undefined;
      paypal.captureThere(approveUrl);
      return { said: `an earlier capture arrives ${approveUrl}` };
    },
    async ({ approveUrl }) => {
      if (!approveUrl || isHeld(approveUrl)) return undefined;
      paypal.hide(approveUrl);
      return { said: `hidden ${approveUrl}` };
    },
    async ({ approveUrl }) => {
      if (!approveUrl) return undefined;
      paypal.forbid(approveUrl);
      return { said: `forbidden ${approveUrl}` };
    },
    async ({ order }) => {
      for (const approveUrl of order.approveUrls) comeBack(approveUrl);
      return { said: `PayPal knows all of ${order.number}` };
    },
    async () => {
      paypal.forgetTokens();
      paypal.next('token', 'error');
      return { said: 'PayPal is away once' };
    },
  ];

  const byTime: Step[] = [
    async () => {
      await runAllTasks();
      return { said: 'the scheduled task' };
    },
    async ({ order }) => {
      await age(order.number);
      return { said: `a day goes by ${order.number}` };
    },
  ];

  const news: Step[] = [
    async ({ approveUrl }) => {
      if (!approveUrl) return undefined;
      const type = oneOf(MESSAGES);
      const message = paypal.message(type, approveUrl);
      sent.push(message);
      return { said: `news: ${type} ${approveUrl}`, status: (await sendWebhook(message)).status };
    },
    async () => {
      if (sent.length === 0) return undefined;
      return { said: 'news once more', status: (await sendWebhook(oneOf(sent))).status };
    },
  ];

  const bookedNow = () => bookedOf(orders.flatMap(order => order.approveUrls));
  /** Payments that the shop no longer checks after weeks without changes: the nightly task finds what they took after all. */
  const isAbandoned = (payment: Awaited<ReturnType<typeof bookedOf>>[number][1]) =>
    payment?.lookAt === null && isUncaptured(payment);
  async function waitForTheNight() {
    const givenUp = (await bookedNow()).filter(([, payment]) => isAbandoned(payment));
    if (givenUp.length === 0) return;
    for (const [approveUrl] of givenUp) paypal.takenBefore(approveUrl, HOURS_TO_THE_NIGHT);
    await runTasksAtNight();
  }
  const comeBack = (approveUrl: string) => {
    paypal.show(approveUrl);
    paypal.permit(approveUrl);
  };
  const kinds = [
    customers,
    customers,
    customers,
    byStaff,
    atPayPal,
    byTime,
    ...(hasWebhook ? [news, news] : []),
  ];

  return {
    orders,
    /** One of them, of one order. */
    async step(): Promise<Done | undefined> {
      const order = oneOf(orders);
      const approveUrl = order.approveUrls.length > 0 ? oneOf(order.approveUrls) : undefined;
      return await oneOf(oneOf(kinds))({ order, approveUrl });
    },
    /** PayPal responds again, all reviews are decided, and the scheduled task has run. */
    async calmDown() {
      for (const approveUrl of orders.flatMap(order => order.approveUrls)) {
        comeBack(approveUrl);
        paypal.decide(approveUrl, oneOf(['COMPLETED', 'DECLINED'] as const));
        paypal.endRefund(approveUrl, oneOf(['COMPLETED', 'FAILED'] as const));
      }
      let before: string | undefined;
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        await runAllTasks();
        const now = JSON.stringify(await bookedNow(), withoutDates);
        if (now === before) break;
        before = now;
      }
      await waitForTheNight();
    },
    /** Much later: unpaid orders are cancelled. */
    async waitADay() {
      for (const { number } of orders) await age(number);
      await runAllTasks();
    },
    /** The order as staff see it. */
    read: async ({ number }: Placed) => (await call<Order>('GET', at(number, ''), { token: staff })).data,
  };
}
