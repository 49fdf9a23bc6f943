import { wasPaid } from '../../contracts/order-states.ts';
import { fillIn, PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import type { LetterPart } from '../../letters/letter.ts';
import type { Order } from '../orders/contract.ts';

type Sender = { shopName: string; ordersEmail: string | null; bankAccount: string | null };
export type LetterContext = { order: Order; sender: Sender; origin: string };

/** How to pay, when the order is placed. */
export function howToPay({ order, sender, origin }: LetterContext): LetterPart[] {
  const { letters, isTransfer } = PAYMENT_METHODS[order.payment];
  const words = text(fillIn(letters.placed, { total: sumOf(order), page: pageOf(order, origin) }));
  return isTransfer ? [words, transferRows(order, sender)] : [words];
}

/** What is still to be paid when the parcel is sent. */
export function dueOnArrival(order: Order): LetterPart[] {
  const { shipped } = PAYMENT_METHODS[order.payment].letters;
  return shipped === undefined || wasPaid(order) ? [] : [text(fillIn(shipped, { total: sumOf(order) }))];
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
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency: denomination }).format(amount);
  } catch {
    return `${amount.toFixed(2)} ${denomination}`;
  }
}
