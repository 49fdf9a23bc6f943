import clsx from 'clsx';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { formatMoney, formatNumber } from '../../ui/money.ts';

type TotalsProps = {
  of: Pick<Quote, 'subtotal' | 'shipping' | 'discount' | 'total' | 'points'> & { denomination: string };
  /** The coupon behind the discount. */
  coupon?: string | null;
  /** A new quote is loading. */
  busy?: boolean;
};

export function Totals({ of: { denomination, points, ...sums }, coupon, busy = false }: TotalsProps) {
  const { locale } = useShop();
  const money = (amount: number) => formatMoney(amount, denomination, locale);
  const rows = [
    ['Subtotal', money(sums.subtotal)],
    ['Shipping', money(sums.shipping)],
    ...(sums.discount > 0 ? [[coupon ? `Discount (${coupon})` : 'Discount', money(-sums.discount)]] : []),
  ];
  return (
    <dl
      aria-busy={busy}
      className={clsx(
        'grid gap-2 text-small tabular-nums transition-opacity delay-150 [&>div]:flex [&>div]:justify-between [&>div]:gap-4',
        busy && 'opacity-50',
      )}
    >
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
      <div className="mt-1 items-baseline border-t border-line pt-3 text-title font-semibold">
        <dt>Total</dt>
        <dd>
          <bdi>{money(sums.total)}</bdi>
        </dd>
      </div>
      <div className="text-fine text-muted">
        <dt>Points</dt>
        <dd>{`PV ${formatNumber(points.pv, locale)} · PQ ${formatNumber(points.pq, locale)}`}</dd>
      </div>
    </dl>
  );
}
