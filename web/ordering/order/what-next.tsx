import { PAYMENT_METHODS } from '../../../functions/contracts/payment-methods.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { nextWords } from '../../content/texts/orders.ts';
import { useShop } from '../../page/use-shop.ts';
import { NEXT_STEPS } from './next-steps.tsx';

export function WhatNext({ order }: { order: Order }) {
  const { company } = useShop();
  const { payment, state } = order;
  const NextStep = NEXT_STEPS[payment];
  // A payment online also says how it ended, after the customer came back.
  const hasStep = state === 'pending' || PAYMENT_METHODS[payment].isOnline;
  return (
    <section aria-labelledby="next" className="rounded-card bg-action-soft p-5 sm:p-6">
      <h2 id="next" className="text-title font-semibold">
        What happens next
      </h2>
      <div className="mt-2 max-w-prose">
        {hasStep ? <NextStep order={order} /> : <p>{nextWords(order)}</p>}
      </div>
      {company.checkoutNotice && (
        <p className="mt-4 text-fine whitespace-pre-line text-muted">{company.checkoutNotice}</p>
      )}
    </section>
  );
}
