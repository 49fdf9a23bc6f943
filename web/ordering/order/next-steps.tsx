import type { ComponentType, ReactNode } from 'react';
import type { PaymentMethod } from '../../../functions/contracts/payment-methods.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { formatMoney } from '../../ui/money.ts';
import { PayPalNext } from './paypal/paypal-next.tsx';

/** What the customer does next, for each way to pay. */
export const NEXT_STEPS: Record<PaymentMethod, ComponentType<{ order: Order }>> = {
  'bank-transfer': Transfer,
  paypal: PayPalNext,
  'cash-on-delivery': HaveItReady,
};

function Transfer({ order }: { order: Order }) {
  const { bankAccount } = useShop().company;
  const rows: [label: string, value: ReactNode][] = [
    ['Amount', <Total key="amount" order={order} />],
    ['To', bankAccount.length > 0 ? bankAccount.join('\n') : 'We write to you where to send it.'],
    ['Reference', order.orderNumber],
  ];
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

function HaveItReady({ order }: { order: Order }) {
  return (
    <p>
      Have <Total order={order} /> ready. You pay when the parcel is handed to you.
    </p>
  );
}

function Total({ order: { total, denomination } }: { order: Order }) {
  const { locale } = useShop();
  return <bdi className="font-semibold tabular-nums">{formatMoney(total, denomination, locale)}</bdi>;
}
