import { addressLines } from '../../../functions/contracts/address-lines.ts';
import { PAYMENT_METHODS } from '../../../functions/contracts/payment-methods.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { formatDate } from '../../ui/dates.ts';
import { useHydrated } from '../../ui/hydrated.ts';
import { OrderState } from '../../ui/order-state.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { EmailNote } from './email-note.tsx';
import { KeepForm } from './keep-form.tsx';
import { KeepInAccount } from './keep-in-account.tsx';
import { OrderedThings } from './ordered-things.tsx';
import { Timeline } from './timeline.tsx';
import { WhatNext } from './what-next.tsx';

type OrderViewProps = { order: Order; email: string | undefined };

/** In the order in which a shopper needs it: paying first, cancelling last. */
export function OrderView({ order, email }: OrderViewProps) {
  const { locale } = useShop();
  const isHydrated = useHydrated();
  const { billing, shippingAddress, notes, payment } = order;
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-3 text-small text-muted">
        <OrderState state={order.state} />
        Placed on {formatDate(order.createdAt, locale)} · {order.countryName} ·{' '}
        {PAYMENT_METHODS[payment].name}
      </p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr]">
        <WhatNext order={order} />
        <OrderedThings order={order} />
        <div className="grid min-w-0 gap-10">
          <Timeline order={order} />
          <EmailNote order={order} />
          {/* Needs JavaScript, and nothing may move once it is there; the form is for those without it. */}
          {email && !order.inAccount && (
            <>
              <div className={isHydrated ? undefined : 'invisible noscript:hidden'}>
                <KeepInAccount order={order} email={email} />
              </div>
              <noscript>
                <KeepForm order={order} email={email} />
              </noscript>
            </>
          )}
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
          {isHydrated && order.next.includes('cancelled') && (
            <div className="border-t border-line pt-6 print:hidden">
              <CancelOrder orderNumber={order.orderNumber} email={email} />
            </div>
          )}
        </div>
      </div>
    </>
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
