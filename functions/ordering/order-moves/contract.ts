import * as z from 'zod';
import { described } from '../../contracts/described.ts';
import { flag, prose } from '../../contracts/fields.ts';
import { ORDER_STATES } from '../../contracts/order-states.ts';

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
