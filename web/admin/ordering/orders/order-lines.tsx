import type { ReactNode } from 'react';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { formatMoney, formatNumber } from '../../format.ts';

/** The items and totals. */
export function OrderLines({ order }: { order: Order }) {
  const { lines, denomination, subtotal, shipping, discount, coupon, total, points } = order;
  const money = (amount: number) => <bdi>{formatMoney(amount, denomination)}</bdi>;
  const head = 'px-5 py-2.5 font-medium text-muted';
  return (
    <Card className="overflow-hidden text-small">
      <table className="w-full tabular-nums" aria-label="Items ordered">
        <thead className="border-b border-line bg-sunken">
          <tr>
            <th scope="col" className={`${head} text-start`}>
              Product
            </th>
            <th scope="col" className={`${head} text-end max-sm:hidden`}>
              Price
            </th>
            <th scope="col" className={`${head} text-end max-sm:hidden`}>
              Quantity
            </th>
            <th scope="col" className={`${head} text-end`}>
              Total
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map(({ productCode, productName, quantity, unitPrice, lineTotal, pv, pq }) => (
            <tr key={productCode}>
              <td className="px-5 py-3 align-top">
                <Link
                  to={`/admin/products/edit/${productCode}`}
                  className="font-medium wrap-anywhere hover:underline"
                >
                  {productName}
                </Link>
                <span className="block text-fine text-muted">
                  Code {productCode} · PV {formatNumber(pv)} · PQ {formatNumber(pq)}
                </span>
                <span className="block text-muted sm:hidden">
                  {quantity} × {money(unitPrice)}
                </span>
              </td>
              <td className="px-5 py-3 text-end align-top whitespace-nowrap max-sm:hidden">
                {money(unitPrice)}
              </td>
              <td className="px-5 py-3 text-end align-top max-sm:hidden">{quantity}</td>
              <td className="px-5 py-3 text-end align-top whitespace-nowrap">{money(lineTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="border-t border-line">
        <dl className="ms-auto grid w-full gap-2 px-5 py-4 tabular-nums sm:max-w-80">
          <Sum label="Subtotal">{money(subtotal)}</Sum>
          {(coupon !== null || discount > 0) && (
            <Sum label={coupon === null ? 'Discount' : `Coupon ${coupon}`}>{money(-discount)}</Sum>
          )}
          <Sum label="Shipping">{money(shipping)}</Sum>
          <Sum label="Total" strong>
            {money(total)}
          </Sum>
          <Sum label="Points">
            PV {formatNumber(points.pv)} · PQ {formatNumber(points.pq)}
          </Sum>
        </dl>
      </div>
    </Card>
  );
}

function Sum({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={strong ? 'flex justify-between gap-4 text-body font-semibold' : 'flex justify-between gap-4'}
    >
      <dt className={strong ? undefined : 'text-muted'}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
