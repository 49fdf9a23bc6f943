import type { Order } from '../../contracts/orders.ts';
import { writtenSum } from './money.ts';
import type { LetterKind } from './outbox.ts';
import type { Part, Written } from './written.ts';

export type Sender = { shopName: string; ordersEmail: string | null; bankAccount: string | null };
type Told = { order: Order; sender: Sender; origin: string };

/** What whoever ordered is told when something becomes of their order. */
export function orderLetter(kind: LetterKind, told: Told): Written {
  const { order, sender, origin } = told;
  const { title, parts } = SAID[kind](told);
  const note = order.moves.find(({ to }) => to === kind)?.note;
  return {
    subject: `${SUBJECTS[kind]} ${order.orderNumber} – ${sender.shopName}`,
    from: sender.shopName,
    title,
    parts: [
      ...parts,
      ...(note ? [{ kind: 'text' as const, text: note }] : []),
      { kind: 'link', label: `See order ${order.orderNumber}`, to: `${origin}/order/${order.orderNumber}` },
    ],
    foot: [
      `${sender.shopName}, ${origin}`,
      ...(sender.ordersEmail ? [`Questions? Write to ${sender.ordersEmail}`] : []),
      `To see your order, enter this e-mail address: ${order.billing.email}`,
    ].join('\n'),
  };
}

const SUBJECTS: Record<LetterKind, string> = {
  placed: 'Your order',
  paid: 'Paid: your order',
  shipped: 'On its way: your order',
  delivered: 'Delivered: your order',
  cancelled: 'Cancelled: your order',
  refunded: 'Refunded: your order',
};

type Said = { title: string; parts: Part[] };

const SAID: Record<LetterKind, (told: Told) => Said> = {
  placed: told => ({
    title: `Thank you, ${told.order.billing.firstName}. Your order is placed.`,
    parts: [...whatToDo(told), ...contentOf(told.order)],
  }),
  paid: ({ order }) => ({
    title: 'Your payment has arrived.',
    parts: [text(`We received ${sumOf(order)} and pack your parcel next.`), ...contentOf(order)],
  }),
  shipped: ({ order }) => ({
    title: 'Your parcel is on its way.',
    parts: [
      ...(order.payment === 'cash-on-delivery'
        ? [text(`Please have ${sumOf(order)} ready when it is handed to you.`)]
        : []),
      piecesOf(order),
      addressOf(order),
    ],
  }),
  delivered: ({ order }) => ({
    title: 'Your parcel was delivered.',
    parts: [
      text('We hope that you like it. If anything is wrong with it, answer this letter.'),
      piecesOf(order),
    ],
  }),
  cancelled: ({ order }) => ({
    title: 'Your order was cancelled.',
    parts: [
      text(
        order.moves.some(({ to }) => to === 'paid')
          ? `Nothing will be sent. We give your ${sumOf(order)} back.`
          : 'Nothing is due, and nothing will be sent.',
      ),
      piecesOf(order),
    ],
  }),
  refunded: ({ order }) => ({
    title: 'Your money is on its way back.',
    parts: [text(`We sent ${sumOf(order)} back the way that it came.`), piecesOf(order)],
  }),
};

const text = (said: string): Part => ({ kind: 'text', text: said });
const sumOf = ({ total, denomination }: Order) => writtenSum(total, denomination);

function whatToDo({ order, sender, origin }: Told): Part[] {
  if (order.payment === 'cash-on-delivery') {
    return [text(`You pay ${sumOf(order)} when the parcel is handed to you.`)];
  }
  if (order.payment === 'paypal') {
    return [text(`If you did not pay yet, you can do so here: ${origin}/order/${order.orderNumber}`)];
  }
  return [
    text('Please transfer the total with this reference. We send the parcel when the money has arrived.'),
    {
      kind: 'rows',
      rows: [
        ['Amount', sumOf(order)],
        ['To', sender.bankAccount ?? 'We write to you where to send it.'],
        ['Reference', order.orderNumber],
      ],
    },
  ];
}

function contentOf(order: Order): Part[] {
  const { lines, subtotal, shipping, discount, coupon, denomination } = order;
  const sum = (amount: number) => writtenSum(amount, denomination);
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

const piecesOf = ({ lines }: Order): Part => ({
  kind: 'rows',
  title: 'What you ordered',
  rows: lines.map(({ productName, quantity }) => [productName, `${quantity}`]),
});

function addressOf({ billing, shippingAddress }: Order): Part {
  const { firstName, lastName, company, address, postcode, city, state, country } =
    shippingAddress ?? billing;
  const place = [`${postcode} ${city}`, state === city ? '' : state, country];
  const lines = [`${firstName} ${lastName}`, company ?? '', address, ...place].filter(Boolean);
  return { kind: 'text', title: 'Where it goes', text: lines.join('\n') };
}
