import { sql } from 'drizzle-orm';
import { arrivalOf } from '../../contracts/delivery-promise.ts';
import { deliveryTimeIn } from '../../contracts/delivery-time-in.ts';
import type { OrderState } from '../../contracts/order-states.ts';
import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import { clockIn } from '../../contracts/time-zones.ts';
import type { Order } from './contract.ts';

/** How long delivery to the order's country takes, as the shop says now. */
export const DELIVERY = sql<string | null>`(
  SELECT json_object('deliveryDaysFrom', delivery_days_from, 'deliveryDaysTo', delivery_days_to,
    'orderBy', order_by, 'timeZone', (SELECT time_zone FROM settings))
  FROM countries WHERE countries.country_code = orders.country_code
)`;

type Expecting = Pick<Order, 'state' | 'payment' | 'moves'> & { createdAt: Date; delivery: string | null };

/** When a parcel arrives that is on its way, or will be once the order is paid. */
export function expectedDelivery(order: Expecting): Order['expectedDelivery'] {
  if (order.delivery === null || !['pending', 'paid', 'shipped'].includes(order.state)) return null;
  const delivery = deliveryTimeIn(JSON.parse(order.delivery) as Parameters<typeof deliveryTimeIn>[0]);
  if (!delivery) return null;
  const { daysFrom, daysTo } = delivery;
  const sentAt = movedAt(order, 'shipped');
  const since =
    sentAt ??
    movedAt(order, 'paid') ??
    (PAYMENT_METHODS[order.payment].isOnDelivery ? order.createdAt.getTime() : undefined);
  if (since === undefined) return { daysFrom, daysTo, from: null, to: null };
  const { first, last } = arrivalOf(sentAt === undefined ? delivery : { ...delivery, orderBy: null }, {
    now: since,
    shop: clockIn(delivery.timeZone),
  });
  return { daysFrom, daysTo, from: first, to: last };
}

function movedAt({ moves }: Expecting, state: OrderState): number | undefined {
  const move = moves.find(({ to }) => to === state);
  return move && Date.parse(move.at);
}
