import { inArray } from 'drizzle-orm';
import { jsonInList } from '../../../db/in-list.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { Composer } from '../../letters/composer.ts';
import type { LetterContent } from '../../letters/letter.ts';
import { selectSender } from '../../office/settings/queries.ts';
import type { OrderLetterKind } from '../orders/enqueue-email.ts';
import { returnedEarlier } from '../orders/order-payments.ts';
import { selectOrders, toOrder } from '../orders/rows.ts';
import { orderLetter } from './order-letter.ts';
import type { LetterContext } from './payment-parts.ts';
import { staffLetter } from './staff-letter.ts';

const composeFor =
  (write: (kind: OrderLetterKind, context: LetterContext) => LetterContent): Composer =>
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
        const told = found.get(orderId ?? 0);
        if (!told) return [];
        return [[letterId, { content: write(kind as OrderLetterKind, { ...told, sender, origin }) }]];
      }),
    );
  };

/** To the customer, when their order is placed or changes state. */
export const composeOrderLetters = composeFor(orderLetter);

/** To staff, for each new order. */
export const composeStaffLetters = composeFor((_, context) => staffLetter(context));
