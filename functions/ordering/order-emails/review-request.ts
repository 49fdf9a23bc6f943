import { inArray, sql } from 'drizzle-orm';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orders } from '../../../db/schema/orders.ts';
import { products } from '../../../db/schema/products.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import type { Composer } from '../../emails/composer.ts';
import type { EmailContent } from '../../emails/email.ts';
import { selectSender } from '../../settings/queries.ts';
import { selectOrders, toOrder } from '../orders/rows.ts';
import { footOf } from './order-email.ts';
import { type EmailContext, text } from './payment-parts.ts';

/** More would be a burden. */
const MOST_ASKED = 5;

type Unreviewed = { orderId: number; productCode: number };

/** To the customer, some days after delivery; not about an order that was refunded or is reviewed already. */
export const composeReviewRequests: Composer = async ({ database }, due) => {
  const ids = jsonInList(due.map(({ orderId }) => orderId ?? 0));
  const [rows, [sender], unreviewed] = await database.readBatch([
    selectOrders().where(inArray(orders.orderId, ids)),
    selectSender(),
    sql<Unreviewed>`SELECT its.order_id AS "orderId", line.product_code AS "productCode"
      FROM ${orders} AS its JOIN ${orderLines} AS line ON line.order_id = its.order_id
      JOIN ${products} AS product ON product.product_code = line.product_code
      WHERE its.order_id IN ${ids} AND its.state = 'delivered' AND NOT EXISTS (
        SELECT 1 FROM ${reviews} AS own WHERE own.user_id = its.user_id AND own.product_code = line.product_code)`,
  ]);
  if (!sender) throw new Error('the shop has no settings');
  const found = new Map(rows.map(row => [row.orderId, toOrder(row, { everything: false })]));
  return new Map(
    due.flatMap(({ letterId, orderId, origin }) => {
      const order = found.get(orderId ?? 0);
      const codes = unreviewed.filter(one => one.orderId === orderId).map(one => one.productCode);
      if (!order || codes.length === 0) return [];
      return [[letterId, { content: reviewRequest({ order, sender, origin }, codes) }]];
    }),
  );
};

function reviewRequest(
  context: Pick<EmailContext, 'order' | 'sender' | 'origin'>,
  codes: number[],
): EmailContent {
  const { order, sender, origin } = context;
  const asked = order.lines
    .filter(({ productCode }) => codes.includes(productCode ?? 0))
    .slice(0, MOST_ASKED);
  return {
    subject: `What do you think of your order ${order.orderNumber}? – ${sender.shopName}`,
    from: sender.shopName,
    title: 'What do you think of it?',
    parts: [
      text(
        'A few words about what you bought help others to choose. This is the only time we ask about this order.',
      ),
      ...asked.map(({ productCode, productName }) => ({
        kind: 'link' as const,
        label: `Review ${productName}`,
        to: `${origin}/products-details/${productCode}#reviews`,
      })),
    ],
    foot: footOf(context),
  };
}
