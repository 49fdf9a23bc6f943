import * as z from 'zod';

export const ORDER_STATES = ['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'] as const;
export const OrderState = z.enum(ORDER_STATES);
export type OrderState = z.infer<typeof OrderState>;

/** Paid before shipping, or on delivery. */
export const wasPaid = ({ moves }: { moves: { to: OrderState }[] }) =>
  moves.some(({ to }) => to === 'paid' || to === 'delivered');
