import { currencyFormat } from '../../contracts/currency-format.ts';
import { wasPaid } from '../../contracts/order-states.ts';
import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import { PAYMENT_WORDS } from '../../contracts/payment-words.ts';
import type { EmailPart } from '../../emails/email.ts';
import type { Order } from '../orders/contract.ts';

type Sender = { shopName: string; ordersEmail: string | null; bankAccount: string | null };
export type EmailContext = {
  order: Order;
  sender: Sender;
  origin: string;
  /** How much had been returned before the order was refunded. */
  returnedEarlier: number;
};

/** How to pay, when the order is placed. */
export function howToPay({ order, sender, origin }: Omit<EmailContext, 'returnedEarlier'>): EmailPart[] {
  const { placed } = PAYMENT_WORDS[order.payment];
  const words = text(placed({ total: sumOf(order), page: pageOf(order, origin) }));
  return PAYMENT_METHODS[order.payment].isTransfer ? [words, transferRows(order, sender)] : [words];
}

/** What is still due when the parcel is shipped. */
export function dueOnArrival(order: Order): EmailPart[] {
  const { shipped } = PAYMENT_WORDS[order.payment];
  return shipped === undefined || wasPaid(order) ? [] : [text(shipped(sumOf(order)))];
}

/** The refund; part of the money may have been returned earlier. */
export function goesBack(
  { order, returnedEarlier }: EmailContext,
  words: (sum: string) => string,
): EmailPart {
  const { total, denomination } = order;
  if (returnedEarlier <= 0 || returnedEarlier >= total) return text(words(sumOf(order)));
  const rest = formatSum(total - returnedEarlier, denomination);
  const before = formatSum(returnedEarlier, denomination);
  return text(`${words(rest)} ${before} of your ${sumOf(order)} was refunded earlier.`);
}

const transferRows = (order: Order, { bankAccount }: Sender): EmailPart => ({
  kind: 'rows',
  rows: [
    ['Amount', sumOf(order)],
    ['To', bankAccount ?? 'Contact us for our bank details.'],
    ['Reference', order.orderNumber],
    ...(order.payBy ? [['Pay by', formatDay(order.payBy)] as [string, string]] : []),
  ],
});

const formatDay = (iso: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

export const pageOf = ({ orderNumber }: Order, origin: string) => `${origin}/order/${orderNumber}`;
export const text = (words: string): EmailPart => ({ kind: 'text', text: words });
export const sumOf = ({ total, denomination }: Order) => formatSum(total, denomination);

/** Like `web/ui/money.ts` in English, the language of emails. */
export function formatSum(amount: number, denomination: string): string {
  return currencyFormat('en', denomination)?.format(amount) ?? `${amount.toFixed(2)} ${denomination}`;
}
