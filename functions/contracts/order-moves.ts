import * as z from 'zod';
import { described } from './described.ts';
import { flag, prose } from './fields.ts';

export const ORDER_STATES = ['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'] as const;
export const OrderState = z.enum(ORDER_STATES);
export type OrderState = z.infer<typeof OrderState>;

export const PAYMENTS = ['bank-transfer', 'paypal', 'cash-on-delivery'] as const;
export const Payment = z.enum(PAYMENTS);
export type Payment = z.infer<typeof Payment>;

type Moved = { state: OrderState; payment: Payment; moves: { to: OrderState }[] };

const AFTER_PAYMENT: Record<OrderState, OrderState[]> = {
  pending: ['paid', 'cancelled'],
  paid: ['shipped', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
};

/** Paid at the door: sent before it is paid, and brought back where nobody takes it. */
const ON_DELIVERY: Record<OrderState, OrderState[]> = {
  ...AFTER_PAYMENT,
  pending: ['shipped', 'paid', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
};

/** That the money came says PayPal, not people. */
const BY_PAYPAL: Record<OrderState, OrderState[]> = { ...AFTER_PAYMENT, pending: ['cancelled'] };

const WAYS: Record<Payment, Record<OrderState, OrderState[]>> = {
  'bank-transfer': AFTER_PAYMENT,
  paypal: BY_PAYPAL,
  'cash-on-delivery': ON_DELIVERY,
};

/** The money came: before it was sent, or at the door. */
export const wasPaid = ({ moves }: Pick<Moved, 'moves'>) =>
  moves.some(({ to }) => to === 'paid' || to === 'delivered');

/** Where people can move an order from where it is; money that never came is not given back. */
export function nextStates({ state, payment, moves }: Moved): OrderState[] {
  return WAYS[payment][state].filter(to => to !== 'refunded' || wasPaid({ moves }));
}

/** What has not left the house goes back on the shelf by itself. */
export const givesBack = (from: OrderState, to: OrderState) =>
  to === 'cancelled' || (to === 'refunded' && from === 'paid');

export const MoveOrder = z
  .object({
    to: z.enum(ORDER_STATES, { error: `Move it to one of ${ORDER_STATES.join(', ')}` }),
    note: prose('Note', { max: 2000 })
      .default('')
      .register(described, { description: 'For whoever ordered: stands in the letter and on their order' }),
    restock: flag('Restock').optional().register(described, {
      description:
        'With a refund: whether the pieces can be sold again. By itself only where they were not sent yet',
    }),
  })
  .register(described, {
    id: 'MoveOrder',
    examples: [{ to: 'shipped', note: 'With DHL, parcel 00340434161094042557' }],
  });
export type MoveOrder = z.infer<typeof MoveOrder>;

export const OrderMove = z
  .object({
    to: OrderState,
    at: z.iso.datetime(),
    by: z
      .string()
      .nullable()
      .register(described, { description: 'Who made it; null for whoever is not of the staff' }),
    note: z.string(),
  })
  .register(described, {
    id: 'OrderMove',
    examples: [
      {
        to: 'shipped',
        at: '2026-09-02T10:30:00.000Z',
        by: 'staff',
        note: 'With DHL, parcel 00340434161094042557',
      },
    ],
  });
export type OrderMove = z.infer<typeof OrderMove>;

export const NoteOrder = z
  .object({ note: prose('Note', { max: 2000 }).min(1, 'Write something first') })
  .register(described, { id: 'NoteOrder', examples: [{ note: 'Asked by phone to ring twice.' }] });
export type NoteOrder = z.infer<typeof NoteOrder>;

export const OrderNote = z
  .object({ note: z.string(), by: z.string(), at: z.iso.datetime() })
  .register(described, {
    id: 'OrderNote',
    examples: [{ note: 'Asked by phone to ring twice.', by: 'staff', at: '2026-09-02T09:12:00.000Z' }],
  });
export type OrderNote = z.infer<typeof OrderNote>;
