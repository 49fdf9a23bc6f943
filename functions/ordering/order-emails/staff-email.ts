import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import type { EmailContent } from '../../emails/email.ts';
import { type EmailContext, sumOf } from './payment-parts.ts';

/** Tells staff about a new order. Customer details are only in the back office. */
export const staffEmail = ({ order, sender, origin }: EmailContext): EmailContent => ({
  subject: `New order ${order.orderNumber} – ${sender.shopName}`,
  from: sender.shopName,
  title: 'You have a new order.',
  parts: [
    {
      kind: 'rows',
      rows: [
        ...order.lines.map(({ productName, quantity }): [string, string] => [productName, `${quantity}`]),
        ['Country', order.countryName],
        ['Payment', PAYMENT_METHODS[order.payment].name],
        ['Total', sumOf(order)],
      ],
      last: 'strong',
    },
    {
      kind: 'link',
      label: `Open order ${order.orderNumber}`,
      to: `${origin}/admin/orders/${order.orderNumber}`,
    },
  ],
  foot: `${sender.shopName}, ${origin}\nYou can change who receives these emails in the back office settings.`,
});
