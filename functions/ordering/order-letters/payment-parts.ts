import { currencyFormat } from '../../contracts/currency-format.ts';
import { wasPaid } from '../../contracts/order-states.ts';
import { fillIn, PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import type { LetterPart } from '../../letters/letter.ts';
import type { Order } from '../orders/contract.ts';

type Sender = { shopName: string; ordersEmail: string | null; bankAccount: string | null };
export type LetterContext = {
  order: Order;
  sender: Sender;
  origin: string;
  /** Of what was paid, what had gone back before the order was refunded. */
  returnedEarlier: number;
};

/** How to pay, when the order is placed. */
export function howToPay({ order, sender, origin }: Omit<LetterContext, 'returnedEarlier'>): LetterPart[] {
  const { letters, isTransfer } = PAYMENT_METHODS[order.payment];
  const words = text(fillIn(letters.placed, { total: sumOf(order), page: pageOf(order, origin) }));
  return isTransfer ? [words, transferRows(order, sender)] : [words];
}

/** What is still to be paid when the parcel is sent. */
export function dueOnArrival(order: Order): LetterPart[] {
  const { shipped } = PAYMENT_METHODS[order.payment].letters;
  return shipped === undefined || wasPaid(order) ? [] : [text(fillIn(shipped, { total: sumOf(order) }))];
}

/** The money that goes back; a part of it may have gone before. */
export function goesBack(
  { order, returnedEarlier }: LetterContext,
  words: (sum: string) => string,
): LetterPart {
  const { total, denomination } = order;
  if (returnedEarlier <= 0 || returnedEarlier >= total) return text(words(sumOf(order)));
  const rest = formatSum(total - returnedEarlier, denomination);
  const before = formatSum(returnedEarlier, denomination);
  return text(`${words(rest)} ${before} of your ${sumOf(order)} went back before.`);
}

const transferRows = (order: Order, { bankAccount }: Sender): LetterPart => ({
  kind: 'rows',
  rows: [
    ['Amount', sumOf(order)],
    ['To', bankAccount ?? 'Ask us where to send it.'],
    ['Reference', order.orderNumber],
    ...(order.payBy ? [['By', formatDay(order.payBy)] as [string, string]] : []),
  ],
});

const formatDay = (iso: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

export const pageOf = ({ orderNumber }: Order, origin: string) => `${origin}/order/${orderNumber}`;
export const text = (words: string): LetterPart => ({ kind: 'text', text: words });
export const sumOf = ({ total, denomination }: Order) => formatSum(total, denomination);

/** As `web/ui/money.ts` formats it in English, the language of letters. */
export function formatSum(amount: number, denomination: string): string {
  return currencyFormat('en', denomination)?.format(amount) ?? `${amount.toFixed(2)} ${denomination}`;
}
