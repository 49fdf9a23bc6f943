import { PAYMENT_METHODS } from '../../../functions/contracts/payment-methods.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { nextWords } from '../../texts/orders.ts';
import { NextSentence } from './payment/next-sentence.tsx';
import { PayOnline } from './payment/pay-online.tsx';
import { TransferRows } from './payment/transfer-rows.tsx';

export function WhatNext({ order }: { order: Order }) {
  const { company } = useShop();
  return (
    <section aria-labelledby="next" className="min-w-0 rounded-card bg-action-soft p-5 sm:p-6">
      <h2 id="next" className="text-title font-semibold">
        {order.state === 'pending' ? 'How to pay' : 'What happens next'}
      </h2>
      <div className="mt-2 max-w-prose">
        <NextStep order={order} />
      </div>
      {company.checkoutNotice && (
        <p className="mt-4 text-fine whitespace-pre-line text-muted">{company.checkoutNotice}</p>
      )}
    </section>
  );
}

function NextStep({ order }: { order: Order }) {
  const { isOnline, isTransfer } = PAYMENT_METHODS[order.payment];
  if (isOnline) return <PayOnline order={order} />;
  if (order.state !== 'pending') return <p>{nextWords(order)}</p>;
  return (
    <>
      <NextSentence order={order} />
      {isTransfer && <TransferRows order={order} />}
    </>
  );
}
