import { addressLines } from '../../../functions/contracts/address-lines.ts';
import { PAYMENT_METHODS } from '../../../functions/contracts/payment-methods.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { Card } from '../../ui/card.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Link } from '../../ui/link.tsx';
import { formatMoney } from '../../ui/money.ts';
import { OrderState } from '../../ui/order-state.tsx';
import { Totals } from '../cart/totals.tsx';
import { OrderActions } from './order-actions.tsx';
import { Timeline } from './timeline.tsx';
import { WhatNext } from './what-next.tsx';

/** Names and prices are as of when the order was placed. */
export function OrderView({ order, email }: { order: Order; email: string | undefined }) {
  const { locale } = useShop();
  const { billing, shippingAddress, notes, payment } = order;
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-3 text-small text-muted">
        <OrderState state={order.state} />
        Placed on {formatDate(order.createdAt, locale)} · {order.countryName} ·{' '}
        {PAYMENT_METHODS[payment].name}
      </p>
      <OrderActions order={order} email={email} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_24rem]">
        <div className="grid min-w-0 gap-10">
          <WhatNext order={order} />
          <Timeline order={order} />
          <div className="grid gap-8 sm:grid-cols-2">
            <Address heading="Billing address" address={billing} />
            <Address heading="Shipping address" address={shippingAddress} />
          </div>
          {notes && (
            <section>
              <h2 className="font-semibold">Order notes</h2>
              <p className="mt-2 text-small whitespace-pre-line text-muted wrap-anywhere">{notes}</p>
            </section>
          )}
        </div>
        <Card className="p-5 sm:p-6">
          <h2 className="text-title font-semibold">What you ordered</h2>
          <Lines order={order} />
          <Totals of={order} coupon={order.coupon} />
        </Card>
      </div>
    </>
  );
}

function Lines({ order: { lines, denomination } }: { order: Order }) {
  const { locale } = useShop();
  return (
    <ul className="my-4 divide-y divide-line border-y border-line text-small">
      {lines.map(({ productCode, productName, quantity, unitPrice, lineTotal }) => (
        <li key={productCode} className="flex justify-between gap-4 py-3 tabular-nums">
          <span className="min-w-0 wrap-anywhere">
            <Link to={`/products-details/${productCode}`} className="hover:underline">
              {productName}
            </Link>
            <span className="block text-muted">
              {quantity} × <bdi>{formatMoney(unitPrice, denomination, locale)}</bdi>
            </span>
          </span>
          <bdi>{formatMoney(lineTotal, denomination, locale)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Address({ heading, address }: { heading: string; address: Order['billing'] | null }) {
  return (
    <section className="min-w-0">
      <h2 className="font-semibold">{heading}</h2>
      <address className="mt-2 text-small whitespace-pre-line text-muted not-italic wrap-anywhere">
        {address
          ? [...addressLines(address), address.email, address.phone].filter(Boolean).join('\n')
          : 'Same as billing address'}
      </address>
    </section>
  );
}
