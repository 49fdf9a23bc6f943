import { PAYMENT_METHODS } from '../../../../functions/contracts/payment-methods.ts';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { Link } from '../../../ui/link.tsx';
import { OrderState } from '../../../ui/order-state.tsx';
import { formatDateTime } from '../../format.ts';
import { Part } from '../../page/part.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderSender } from './order-sender.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PostalAddress } from './postal-address.tsx';
import { StaffNotes } from './staff-notes.tsx';

type OrderViewProps = { order: Order; onNoted: (order: Order) => void; onCancelled: () => void };

/** An order as it was sold: its names and prices never change. */
export function OrderView({ order, onNoted, onCancelled }: OrderViewProps) {
  const { billing, shippingAddress, state, createdAt, countryName, payment, notes } = order;
  return (
    <>
      <p className="-mt-3 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
        <OrderState state={state} />
        {formatDateTime(createdAt)} · {countryName} · {PAYMENT_METHODS[payment].name}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-5">
          <OrderLines order={order} />
          {notes && (
            <Part title="Order notes">
              <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
            </Part>
          )}
          <Part title="Staff notes">
            <StaffNotes order={order} onNoted={onNoted} />
          </Part>
        </div>
        <div className="grid min-w-0 gap-5">
          <Part title="Timeline">
            <OrderTimeline order={order} />
          </Part>
          {order.payments?.length ? (
            <Part title="Payments">
              <OrderPayments order={order} onChanged={onNoted} />
            </Part>
          ) : null}
          <Part title="Customer">
            <Customer order={order} />
          </Part>
          {state === 'pending' && <OrderSender order={order} onCancelled={onCancelled} />}
          <Part title="Billing address">
            <PostalAddress address={billing} />
          </Part>
          <Part title="Shipping address">
            {shippingAddress ? (
              <>
                <PostalAddress address={shippingAddress} />
                <p className="mt-2 text-muted wrap-anywhere">
                  {shippingAddress.phone} · {shippingAddress.email}
                </p>
              </>
            ) : (
              <p className="text-muted">Same as the billing address.</p>
            )}
          </Part>
        </div>
      </div>
    </>
  );
}

function Customer({ order: { billing, customerId } }: { order: Order }) {
  const name = `${billing.firstName} ${billing.lastName}`;
  const link = 'text-action hover:underline';
  return (
    <>
      <p className="font-medium wrap-anywhere">
        {customerId ? (
          <Link to={`/admin/customers/${customerId}`} className={link}>
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className="wrap-anywhere">
        <a href={`mailto:${billing.email}`} className={link}>
          {billing.email}
        </a>
      </p>
      <p className="wrap-anywhere">
        <a href={`tel:${billing.phone.replace(/[^+\d]/g, '')}`} className={link}>
          {billing.phone}
        </a>
      </p>
      {!customerId && <p className="mt-1 text-muted">Ordered as a guest.</p>}
    </>
  );
}
