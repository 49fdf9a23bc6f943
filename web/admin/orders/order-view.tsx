import { type ReactNode, useId } from 'react';
import type { Order } from '../../../functions/contracts/orders.ts';
import { PAYMENT_NAMES } from '../../content/orders.ts';
import { Card } from '../../ui/card.tsx';
import { writtenInstant } from '../written.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderState } from './order-state.tsx';

/** An order as it was sold: its names and prices never change. */
export function OrderView({ order }: { order: Order }) {
  const { billing, shippingAddress, state, createdAt, countryName, payment, notes } = order;
  return (
    <>
      <p className="-mt-3 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
        <OrderState state={state} />
        {writtenInstant(createdAt)} UTC · {countryName} · {PAYMENT_NAMES[payment]}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-5">
          <OrderLines order={order} />
          {notes && (
            <Part title="Order notes">
              <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
            </Part>
          )}
        </div>
        <div className="grid min-w-0 gap-5">
          <Part title="Customer">
            <p className="font-medium wrap-anywhere">
              {billing.firstName} {billing.lastName}
            </p>
            <p className="wrap-anywhere">
              <a href={`mailto:${billing.email}`} className="text-action hover:underline">
                {billing.email}
              </a>
            </p>
            <p className="wrap-anywhere">
              <a href={`tel:${billing.phone.replace(/[^+\d]/g, '')}`} className="text-action hover:underline">
                {billing.phone}
              </a>
            </p>
          </Part>
          <Part title="Billing address">
            <Address address={billing} />
          </Part>
          <Part title="Shipping address">
            {shippingAddress ? (
              <>
                <Address address={shippingAddress} />
                <p className="mt-2 text-muted wrap-anywhere">
                  {shippingAddress.phone} · {shippingAddress.email}
                </p>
              </>
            ) : (
              <p className="text-muted">The same as the billing address.</p>
            )}
          </Part>
        </div>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="p-5 text-small">
        <h2 id={id} className="mb-2 text-body font-semibold">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}

function Address({ address: given }: { address: Order['billing'] }) {
  const { firstName, lastName, company, address, postcode, city, state, country } = given;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    address,
    `${postcode} ${city}`,
    state === city ? '' : state,
  ];
  return (
    <address className="whitespace-pre-line not-italic wrap-anywhere">
      {[...lines, country].filter(Boolean).join('\n')}
    </address>
  );
}
