import type { Order } from '../../functions/contracts/orders.ts';
import { BANK_ACCOUNT, DEMO_WORDS, NEXT } from '../content/orders.ts';
import { useShop } from '../shell/use-shop.ts';
import { formatMoney } from '../ui/money.ts';
import { PayPalNext } from './paypal/paypal-next.tsx';

/** What the shopper has to do, or what the shop does next. */
export function WhatNext({ order }: { order: Order }) {
  const isAtPayPal = order.payment === 'paypal';
  return (
    <section aria-labelledby="next" className="rounded-card bg-action-soft p-5 sm:p-6">
      <h2 id="next" className="text-title font-semibold">
        What happens next
      </h2>
      <div className="mt-2 max-w-prose">
        {isAtPayPal ? <PayPalNext order={order} /> : <Words order={order} />}
      </div>
      {!isAtPayPal && <p className="mt-4 text-fine text-muted">{DEMO_WORDS}</p>}
    </section>
  );
}

function Words({ order: { state, payment, total, denomination, orderNumber } }: { order: Order }) {
  const { locale, company } = useShop();
  const amount = <bdi className="font-semibold tabular-nums">{formatMoney(total, denomination, locale)}</bdi>;
  if (state !== 'pending') return <p>{NEXT[state]}</p>;
  if (payment !== 'bank-transfer')
    return <p>Have {amount} ready. You pay when the parcel is handed to you.</p>;
  const rows = [
    ['Amount', amount],
    ['To', BANK_ACCOUNT.holder(company.name)],
    ['IBAN', BANK_ACCOUNT.iban],
    ['Reference', orderNumber],
  ] as const;
  return (
    <>
      <p>Transfer the total with this reference. We send the parcel when the money has arrived.</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
