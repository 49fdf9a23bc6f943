import { PAYMENT_METHODS } from '../../../../functions/contracts/payment-methods.ts';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { dueText } from '../../../texts/payments.ts';
import { formatDate, formatMoney } from '../../format.ts';
import { PostalAddress } from '../orders/postal-address.tsx';
import { Addressed, Paper, type PaperProps } from './paper.tsx';
import { PaperScreen } from './paper-screen.tsx';

export function Component() {
  return <PaperScreen kind="Invoice">{given => <Invoice {...given} />}</PaperScreen>;
}

function Invoice({ order, company }: PaperProps) {
  const { billing, shippingAddress, lines, denomination } = order;
  const money = (amount: number) => <bdi>{formatMoney(amount, denomination)}</bdi>;
  return (
    <Paper title="Invoice" {...{ order, company }}>
      <div className="my-8 grid grid-cols-2 gap-8 max-sm:grid-cols-1 print:grid-cols-2">
        <Addressed title="Billed to">
          <PostalAddress address={billing} />
        </Addressed>
        <Addressed title="Shipped to">
          <PostalAddress address={shippingAddress ?? billing} />
        </Addressed>
      </div>
      <table aria-label="Items ordered">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className="sum">
              Quantity
            </th>
            <th scope="col" className="sum max-sm:hidden print:table-cell">
              Price
            </th>
            <th scope="col" className="sum">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ productCode, productName, quantity, unitPrice, lineTotal }) => (
            <tr key={productCode}>
              <td className="wrap-anywhere">
                {productName}
                <span className="block text-fine text-muted">Code {productCode}</span>
              </td>
              <td className="sum">{quantity}</td>
              <td className="sum max-sm:hidden print:table-cell">{money(unitPrice)}</td>
              <td className="sum">{money(lineTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="together">
        <Sums order={order} />
        <Payment {...{ order, company }} />
      </div>
    </Paper>
  );
}

function Sums({ order: { subtotal, discount, coupon, shipping, total, denomination } }: { order: Order }) {
  const sums: [label: string, amount: number][] = [
    ['Subtotal', subtotal],
    ...(coupon !== null || discount > 0
      ? [[coupon === null ? 'Discount' : `Coupon ${coupon}`, -discount] as [string, number]]
      : []),
    ['Shipping', shipping],
  ];
  return (
    <dl className="ms-auto mt-3 grid w-full max-w-72 gap-1.5 tabular-nums">
      {sums.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-6">
          <dt className="text-muted wrap-anywhere">{label}</dt>
          <dd>
            <bdi>{formatMoney(amount, denomination)}</bdi>
          </dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-6 border-t border-ink pt-2.5 text-title font-semibold">
        <dt>Total</dt>
        <dd>
          <bdi>{formatMoney(total, denomination)}</bdi>
        </dd>
      </div>
    </dl>
  );
}

function Payment({ order, company }: PaperProps) {
  const { name, isTransfer } = PAYMENT_METHODS[order.payment];
  const isOpen = paidAt(order) === undefined && order.state === 'pending';
  return (
    <section className="mt-10 border-t border-line pt-4">
      <h3 className="font-semibold">{name}</h3>
      <p className="mt-1">{whetherPaid(order)}</p>
      {isOpen && isTransfer && (
        <p className="mt-1 whitespace-pre-line">
          {[...company.bankAccount, `Reference ${order.orderNumber}`].join('\n')}
        </p>
      )}
    </section>
  );
}

const momentOf = ({ moves }: Order, ...states: Order['state'][]) =>
  moves.find(({ to }) => states.includes(to))?.at;

/** Payment on delivery counts as paid when delivered. */
const paidAt = (order: Order) =>
  momentOf(order, 'paid') ??
  (PAYMENT_METHODS[order.payment].isOnDelivery ? momentOf(order, 'delivered') : undefined);

function whetherPaid(order: Order): string {
  const { state, payment } = order;
  const paid = paidAt(order);
  const refunded = momentOf(order, 'refunded');
  if (refunded) return `Refunded on ${formatDate(refunded)}.`;
  if (state === 'cancelled') {
    return paid ? 'Cancelled after payment.' : 'Order cancelled. Nothing is due.';
  }
  if (paid) return `Paid on ${formatDate(paid)}. Thank you.`;
  return dueText(payment);
}
