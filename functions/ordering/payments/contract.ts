import * as z from 'zod';
import { described } from '../../contracts/described.ts';

export const StartedPayment = z
  .object({
    approveUrl: z.url().register(described, { description: 'Where whoever pays agrees to it' }),
  })
  .register(described, {
    id: 'StartedPayment',
    examples: [{ approveUrl: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T' }],
  });
export type StartedPayment = z.infer<typeof StartedPayment>;
