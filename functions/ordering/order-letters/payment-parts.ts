import type { PaymentMethod } from '../../contracts/payment-methods.ts';
import type { LetterPart } from '../../letters/letter.ts';
import type { Order } from '../orders/contract.ts';

export type Sender = { shopName: string; ordersEmail: string | null; bankAccount: string | null };
export type LetterContext = { order: Order; sender: Sender; origin: string };

type PaymentParts = {
  /** How to pay, when the order is placed. */
  placed: (context: LetterContext) => LetterPart[];
  shipped: (order: Order) => LetterPart[];
};

/** What a letter says for each way to pay. */
export const PAYMENT_PARTS: Record<PaymentMethod, PaymentParts> = {
  'bank-transfer': {
    placed: ({ order, sender }) => [
      text('Please transfer the total with this reference. We send the parcel when the money has arrived.'),
      {
        kind: 'rows',
        rows: [
          ['Amount', sumOf(order)],
          ['To', sender.bankAccount ?? 'We write to you where to send it.'],
          ['Reference', order.orderNumber],
        ],
      },
    ],
    shipped: () => [],
  },
  paypal: {
    placed: ({ order, origin }) => [
      text(`If you did not pay yet, you can do so here: ${origin}/order/${order.orderNumber}`),
    ],
    shipped: () => [],
  },
  'cash-on-delivery': {
    placed: ({ order }) => [text(`You pay ${sumOf(order)} when the parcel is handed to you.`)],
    shipped: order => [text(`Please have ${sumOf(order)} ready when it is handed to you.`)],
  },
};

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
