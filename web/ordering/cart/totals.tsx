import clsx from 'clsx';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { formatNumber } from '../../ui/money.ts';
import { Money } from '../../ui/money-text.tsx';

type TotalsProps = {
  of: Pick<Quote, 'subtotal' | 'shipping' | 'discount' | 'total' | 'points'> & { denomination: string };
  /** The coupon behind the discount. */
  coupon?: string | null;
  /** A new quote is loading. */
  busy?: boolean;
};

export function Totals({ of: { denomination, points, ...sums }, coupon, busy = false }: TotalsProps) {
  const { locale } = useShop();
  const currency = { denomination, locale };
  const rows: [string, number][] = [
    ['Subtotal', sums.subtotal],
    ['Shipping', sums.shipping],
  ];
  if (sums.discount > 0) rows.push([coupon ? `Discount (${coupon})` : 'Discount', -sums.discount]);
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
            <Money amount={amount} {...currency} />
          </dd>
        </div>
      ))}
      <div className="mt-1 items-baseline border-t border-line pt-3 text-title font-semibold">
        <dt>Total</dt>
        <dd>
          <Money amount={sums.total} {...currency} />
        </dd>
      </div>
      <div className="text-fine text-muted">
        <dt>Points</dt>
        <dd>{`PV ${formatNumber(points.pv, locale)} · PQ ${formatNumber(points.pq, locale)}`}</dd>
      </div>
    </dl>
  );
}
