import type { ReactNode } from 'react';
import type { Order } from '../../functions/contracts/orders.ts';
import { nextWords } from '../content/orders.ts';
import { useShop } from '../shell/use-shop.ts';
import { formatMoney } from '../ui/money.ts';
import { PayPalNext } from './paypal/paypal-next.tsx';

/** What the shopper has to do, or what the shop does next. */
export function WhatNext({ order }: { order: Order }) {
  const { company } = useShop();
  return (
    <section aria-labelledby="next" className="rounded-card bg-action-soft p-5 sm:p-6">
      <h2 id="next" className="text-title font-semibold">
        What happens next
      </h2>
      <div className="mt-2 max-w-prose">
        {order.payment === 'paypal' ? <PayPalNext order={order} /> : <Words order={order} />}
      </div>
      {company.checkoutNotice && (
        <p className="mt-4 text-fine whitespace-pre-line text-muted">{company.checkoutNotice}</p>
      )}
    </section>
  );
}

function Words({ order }: { order: Order }) {
  const { locale } = useShop();
  const { state, payment, total, denomination } = order;
  if (state !== 'pending') return <p>{nextWords(order)}</p>;
  const amount = <bdi className="font-semibold tabular-nums">{formatMoney(total, denomination, locale)}</bdi>;
  if (payment === 'bank-transfer') return <Transfer amount={amount} reference={order.orderNumber} />;
  return <p>Have {amount} ready. You pay when the parcel is handed to you.</p>;
}

function Transfer({ amount, reference }: { amount: ReactNode; reference: string }) {
  const { bankAccount } = useShop().company;
  const rows = [
    ['Amount', amount],
    ['To', bankAccount.length > 0 ? bankAccount.join('\n') : 'We write to you where to send it.'],
    ['Reference', reference],
  ] as const;
  return (
    <>
      <p>Transfer the total with this reference. We send the parcel when the money has arrived.</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold whitespace-pre-line wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
