import type { SubmitEvent } from 'react';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { Button } from '../../ui/button.tsx';
import type { CartLine } from './cart-lines.ts';
import { CartRow } from './cart-row.tsx';
import type { Changes } from './cart-seen.ts';

type CartListProps = {
  lines: readonly CartLine[];
  quote: Quote;
  coupon: string;
  changes: Changes;
  change: (form: FormData) => void;
};

/** One form for all lines: with JavaScript it updates in place, without it the edge handles the POST. */
export function CartList({ lines, quote, coupon, changes, change }: CartListProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    change(new FormData(event.currentTarget, event.nativeEvent.submitter));
  };
  return (
    <form
      method="post"
      action={`/cart${coupon && `?coupon=${encodeURIComponent(coupon)}`}`}
      onSubmit={send}
      // A reload shows the cart, not earlier field values.
      autoComplete="off"
      className="min-w-0"
    >
      {/* Enter in a field triggers the first submit button. */}
      <button type="submit" hidden>
        Update cart totals
      </button>
      <ul id="cart-lines" className="border-t border-line">
        {lines.map(line => (
          <CartRow
            key={line.productCode}
            line={line}
            quoted={quote.lines.find(({ productCode }) => productCode === line.productCode)}
            country={quote.country}
            change={changes[line.productCode]}
          />
        ))}
      </ul>
      {/* For typed quantities without JavaScript; with it, they apply while typing. */}
      <Button type="submit" variant="quiet" className="-ms-3 mt-3">
        Update cart totals
      </Button>
    </form>
  );
}
