import clsx from 'clsx';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { DeliveryPromise } from '../../ui/product/delivery-promise.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Totals } from './totals.tsx';
import { useCouponField } from './use-coupon-field.ts';

type CartSummaryProps = { quote: Quote; coupon: string; busy: boolean };

export function CartSummary({ quote, coupon, busy }: CartSummaryProps) {
  const couponField = useCouponField(coupon);
  const isBuyable = quote.lines.some(({ available }) => available > 0);
  const accepted = quote.coupon?.accepted ? quote.coupon.code : '';
  const promised = isBuyable && quote.delivery;
  return (
    <Card className="p-5 sm:p-6 lg:sticky lg:top-36">
      <h2 className="text-title font-semibold">Cart totals</h2>
      <div className="mt-4">
        <Totals of={{ ...quote, denomination: quote.country.denomination }} busy={busy} />
      </div>
      {promised && <DeliveryPromise delivery={promised} className="mt-4 min-h-11 text-small font-medium" />}
      {isBuyable ? (
        <ButtonLink
          to={`/checkout${accepted && `?coupon=${encodeURIComponent(accepted)}`}`}
          variant="primary"
          className={clsx('w-full', promised ? 'mt-3' : 'mt-6')}
        >
          Proceed to Checkout
        </ButtonLink>
      ) : (
        <>
          <Button variant="primary" disabled aria-describedby="nothing-to-buy" className="mt-6 w-full">
            Proceed to Checkout
          </Button>
          <p id="nothing-to-buy" className="mt-2 text-small text-muted">
            {`None of the items in your cart are available in ${quote.country.countryName}.`}
          </p>
        </>
      )}
      <Form action="/cart" preventScrollReset className="mt-6 grid gap-3 border-t border-line pt-5">
        <TextInput
          ref={couponField}
          label="Coupon"
          name="coupon"
          defaultValue={coupon}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...couponSays(quote.coupon)}
        />
        <Button type="submit">Apply Coupon</Button>
      </Form>
    </Card>
  );
}

const couponSays = (coupon: Quote['coupon']) =>
  coupon ? (coupon.accepted ? { hint: coupon.message } : { error: coupon.message }) : {};
