import { inArray } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import type { Composer } from '../../emails/composer.ts';
import type { EmailContent } from '../../emails/email.ts';
import { selectSender } from '../../settings/queries.ts';
import type { OrderEmailKind } from '../orders/emails.ts';
import { returnedEarlier } from '../orders/order-payments.ts';
import { selectOrders, toOrder } from '../orders/rows.ts';
import { orderEmail } from './order-email.ts';
import type { EmailContext } from './payment-parts.ts';
import { staffEmail } from './staff-email.ts';

const composeFor =
  (write: (kind: OrderEmailKind, context: EmailContext) => EmailContent): Composer =>
  async ({ database }, due) => {
    const [rows, [sender]] = await database.readBatch([
      selectOrders().where(inArray(orders.orderId, jsonInList(due.map(({ orderId }) => orderId ?? 0)))),
      selectSender(),
    ]);
    if (!sender) throw new Error('the shop has no settings');
    const found = new Map(
      rows.map(row => [
        row.orderId,
        { order: toOrder(row, { everything: false }), returnedEarlier: returnedEarlier(row.payments) },
      ]),
    );
    return new Map(
      due.flatMap(({ letterId, kind, orderId, origin }) => {
        const orderData = found.get(orderId ?? 0);
        if (!orderData) return [];
        return [[letterId, { content: write(kind as OrderEmailKind, { ...orderData, sender, origin }) }]];
      }),
    );
  };

/** To the customer, when their order is placed or changes state. */
export const composeOrderEmails = composeFor(orderEmail);

/** To staff, for each new order. */
export const composeStaffEmails = composeFor((_, context) => staffEmail(context));
