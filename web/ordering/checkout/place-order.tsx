import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/money.ts';

type PlaceOrderButtonProps = { quote: Quote; busy: boolean };

export function PlaceOrderButton({ quote, busy }: PlaceOrderButtonProps) {
  const { company, locale } = useShop();
  const isEmpty = !busy && quote.lines.every(({ available }) => available === 0);
  return (
    <div className="grid gap-3">
      <p className="flex justify-between gap-4 text-title font-semibold tabular-nums lg:hidden">
        <span>Total</span>
        <bdi>{formatMoney(quote.total, quote.country.denomination, locale)}</bdi>
      </p>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        busyLabel="Placing..."
        disabled={isEmpty || quote.payments.length === 0}
      >
        Place Order
      </Button>
      {isEmpty && <p className="text-small text-muted">None of these items are available here.</p>}
      {company.checkoutNotice && (
        <p className="text-fine whitespace-pre-line text-muted">{company.checkoutNotice}</p>
      )}
    </div>
  );
}
