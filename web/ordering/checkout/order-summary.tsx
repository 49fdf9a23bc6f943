import { ChevronDown } from 'lucide-react';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money-text.tsx';
import { type Changes, sentencesOf } from '../cart/cart-seen.ts';
import { lineProblem } from '../cart/line-notes.tsx';
import { Totals } from '../cart/totals.tsx';
import { CouponField } from './coupon-field.tsx';

type OrderSummaryProps = {
  quote: Quote;
  changes: Changes;
  coupon: string;
  busy: boolean;
  className: string;
};

/** What will be ordered, and which items in the cart will not. On phones, folded into a line with the sum. */
export function OrderSummary({ quote, changes, coupon, busy, className }: OrderSummaryProps) {
  const { country, lines, ...sums } = quote;
  return (
    <Card className={className}>
      <section aria-labelledby="your-order">
        {/* What is folded follows it, since the browsers that we support can't show it on desktops inside. */}
        <details
          className="group peer lg:hidden"
          open={Object.keys(changes).length > 0 || lines.some(({ problem }) => problem)}
        >
          <SumLine quote={quote} />
        </details>
        <div className="hidden px-5 pb-5 peer-open:grid lg:grid lg:p-6">
          <div className="flex items-baseline justify-between gap-4">
            <h2 id="your-order" className="text-title font-semibold max-lg:sr-only">
              Your order
            </h2>
            <Link to="/cart" className="text-small text-action underline underline-offset-4 max-lg:ms-auto">
              Change
            </Link>
          </div>
          <Lines {...{ quote, changes }} />
          <CouponField coupon={coupon} result={quote.coupon} />
          <div className="mt-4 border-t border-line pt-4">
            <Totals of={{ ...sums, denomination: country.denomination }} busy={busy} />
          </div>
        </div>
      </section>
    </Card>
  );
}

function SumLine({ quote: { country, lines, total } }: { quote: Quote }) {
  const { locale } = useShop();
  const items = lines.reduce((sum, { available }) => sum + available, 0);
  return (
    <summary
      className="flex min-h-14 list-none items-center gap-3 rounded-card px-5 py-3 tabular-nums
        [&::-webkit-details-marker]:hidden"
    >
      <span className="min-w-0 flex-1">
        <span className="font-semibold">Your order</span>
        <span className="text-small text-muted">{` · ${items} ${items === 1 ? 'item' : 'items'}`}</span>
        <span className="sr-only"> · </span>
      </span>
      <Money amount={total} denomination={country.denomination} locale={locale} className="font-semibold" />
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="shrink-0 text-muted transition-transform group-open:rotate-180"
      />
    </summary>
  );
}

function Lines({ quote: { country, lines }, changes }: Pick<OrderSummaryProps, 'quote' | 'changes'>) {
  const { locale } = useShop();
  return (
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
              {line.available > 0 && (
                <Money amount={line.lineTotal} denomination={country.denomination} locale={locale} />
              )}
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
  );
}
