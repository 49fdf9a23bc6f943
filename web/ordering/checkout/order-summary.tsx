import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { Link } from '../../ui/link.tsx';
import { formatMoney } from '../../ui/money.ts';
import { type Changes, sentencesOf } from '../cart/cart-seen.ts';
import { lineProblem } from '../cart/line-notes.tsx';
import { Totals } from '../cart/totals.tsx';
import { CouponField } from './coupon-field.tsx';

type OrderSummaryProps = { quote: Quote; changes: Changes; coupon: string; busy: boolean };

/** What will be ordered, and which items in the cart will not. */
export function OrderSummary({ quote, changes, coupon, busy }: OrderSummaryProps) {
  const { lines, country, ...sums } = quote;
  const { locale } = useShop();
  return (
    <section aria-labelledby="your-order">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="your-order" className="text-title font-semibold">
          Your order
        </h2>
        <Link to="/cart" className="text-small text-action underline underline-offset-4">
          Change
        </Link>
      </div>
      <ul className="my-4 divide-y divide-line border-y border-line text-small">
        {lines.map(line => {
          const change = changes[line.productCode];
          return (
            <li key={line.productCode} className="py-3">
              <p className="flex justify-between gap-4 tabular-nums">
                <span className="wrap-anywhere">
                  {line.productName ?? `Product ${line.productCode}`}
                  {line.available > 0 && <span className="text-muted">{` × ${line.available}`}</span>}
                </span>
                {line.available > 0 && <bdi>{formatMoney(line.lineTotal, country.denomination, locale)}</bdi>}
              </p>
              {(change || line.problem) && (
                <p className="mt-1 border-s-2 border-notice ps-3">
                  {[
                    ...(change ? sentencesOf(change, country.denomination, locale) : []),
                    ...(line.problem ? [lineProblem(line, country)] : []),
                  ].join(' ')}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <CouponField coupon={coupon} result={quote.coupon} />
      <Totals of={{ ...sums, denomination: country.denomination }} busy={busy} />
    </section>
  );
}
