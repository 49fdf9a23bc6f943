import { addressLines } from '../../contracts/address-lines.ts';
import { type EmailContent, type EmailPart, withoutLinks } from '../../emails/email.ts';
import type { Order } from '../orders/contract.ts';
import type { OrderEmailKind } from '../orders/emails.ts';
import {
  dueOnArrival,
  type EmailContext,
  formatSum,
  goesBack,
  howToPay,
  pageOf,
  sumOf,
  text,
} from './payment-parts.ts';

/** The email to the customer when their order is placed or changes state. */
export function orderEmail(kind: OrderEmailKind, context: EmailContext): EmailContent {
  const { order, sender, origin } = context;
  const { title, parts } = MESSAGES[kind](context);
  const note = order.moves.find(({ to }) => `order-${to}` === kind)?.note;
  return {
    subject: `${SUBJECTS[kind]} ${order.orderNumber} – ${sender.shopName}`,
    from: sender.shopName,
    title,
    parts: [
      ...parts,
      ...(note ? [{ kind: 'text' as const, text: note }] : []),
      { kind: 'link', label: `View order ${order.orderNumber}`, to: pageOf(order, origin) },
    ],
    foot: footOf(context),
  };
}

/** Who wrote it, and how to see the order. */
export const footOf = ({ order, sender, origin }: Pick<EmailContext, 'order' | 'sender' | 'origin'>) =>
  [
    `${sender.shopName}, ${origin}`,
    ...(sender.ordersEmail ? [`Questions? Email us at ${sender.ordersEmail}`] : []),
    `To view your order, enter this email address: ${order.billing.email}`,
  ].join('\n');

const SUBJECTS: Record<OrderEmailKind, string> = {
  'order-placed': 'Your order',
  'order-paid': 'Paid: your order',
  'order-shipped': 'On its way: your order',
  'order-delivered': 'Delivered: your order',
  'order-cancelled': 'Cancelled: your order',
  'order-refunded': 'Refunded: your order',
};

type Message = { title: string; parts: EmailPart[] };

const MESSAGES: Record<OrderEmailKind, (context: EmailContext) => Message> = {
  'order-placed': context => ({
    title: 'Thank you for your order.',
    parts: [...howToPay(context), ...contentOf(context.order)],
  }),
  'order-paid': ({ order }) => ({
    title: 'Your payment has arrived.',
    parts: [text(`We received ${sumOf(order)} and will pack your parcel next.`), ...contentOf(order)],
  }),
  'order-shipped': ({ order }) => ({
    title: 'Your parcel is on its way.',
    parts: [...dueOnArrival(order), piecesOf(order), addressOf(order)],
  }),
  'order-delivered': ({ order }) => ({
    title: 'Your parcel was delivered.',
    parts: [text('We hope you like it. If anything is wrong, just reply to this email.'), piecesOf(order)],
  }),
  'order-cancelled': context => ({
    title: 'Your order was cancelled.',
    parts: [
      context.order.moves.some(({ to }) => to === 'paid')
        ? goesBack(context, sum => `Nothing will be shipped. We’ll refund ${sum}.`)
        : text('There’s nothing to pay, and nothing will be shipped.'),
      piecesOf(context.order),
    ],
  }),
  'order-refunded': context => ({
    title: 'Your refund is on its way.',
    parts: [
      goesBack(context, sum => `We refunded ${sum} to your original payment method.`),
      piecesOf(context.order),
    ],
  }),
};

function contentOf(order: Order): EmailPart[] {
  const { lines, subtotal, shipping, discount, coupon, denomination } = order;
  const sum = (amount: number) => formatSum(amount, denomination);
  const rows: [string, string][] = [
    ...lines.map(({ productName, quantity, lineTotal }): [string, string] => [
      `${quantity} × ${productName}`,
      sum(lineTotal),
    ]),
    ['Subtotal', sum(subtotal)],
    ['Shipping', sum(shipping)],
    ...(discount > 0
      ? [[`Discount${coupon ? ` (${coupon})` : ''}`, sum(-discount)] as [string, string]]
      : []),
    ['Total', sumOf(order)],
  ];
  return [{ kind: 'rows', title: 'What you ordered', rows, last: 'strong' }, addressOf(order)];
}

const piecesOf = ({ lines }: Order): EmailPart => ({
  kind: 'rows',
  title: 'What you ordered',
  rows: lines.map(({ productName, quantity }) => [productName, `${quantity}`]),
});

function addressOf({ billing, shippingAddress }: Order): EmailPart {
  const lines = addressLines(shippingAddress ?? billing);
  return { kind: 'text', title: 'Delivery address', text: withoutLinks(lines.join('\n')) };
}
