import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PAYMENTS } from '../../../functions/contracts/payment-methods.ts';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { visitOf } from '../../api/request-context.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { useShop } from '../../page/use-shop.ts';
import { FormStatusContext } from '../../public-forms/form-status.ts';
import { paymentChoices } from '../../texts/payments.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { CountryNote } from '../cart/country-note.tsx';
import { type LoadedCart, loadCart } from '../cart/load-cart.ts';
import { NoQuote } from '../cart/no-quote.tsx';
import { SentOrderNote } from '../cart/sent-order-note.tsx';
import { UnkeptNote } from '../cart/unkept-note.tsx';
import { useCart } from '../cart/use-cart.ts';
import { useChanges } from '../cart/use-changes.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CouponForm } from './coupon-field.tsx';
import { readDraft, saveDraft } from './draft.ts';
import { OrderSummary } from './order-summary.tsx';
import { useCheckout } from './use-checkout.ts';

export const loader = ({ request, context }: LoaderFunctionArgs) => loadCart(visitOf(context), request.url);

export function Component() {
  const loaded = useLoaderData() as LoadedCart;
  const { lines, quote, failed, isAway, others, busy, refresh } = useCart(loaded);
  const [announcement, announce] = useState('');
  const changes = useChanges(quote, announce);
  const { formStatus, submit, forget } = useCheckout(quote, refresh);
  const isPlacing = formStatus.at !== 'filling';
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-20 sm:pt-10">
      <PageMeta
        title="Checkout"
        description="Enter your address, choose how to pay and see the total before you place your order."
        hidden
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <h1 className="text-heading font-semibold">Checkout</h1>
      <SentOrderNote />
      <UnkeptNote />
      <CountryNote />
      {failed && <NoQuote of="your order" {...{ isAway, others, busy, refresh }} />}
      {lines.length === 0 && !isPlacing ? (
        <EmptyState
          title="Your cart is empty."
          action={
            <ButtonLink to="/products-list" variant="primary">
              See all products
            </ButtonLink>
          }
        >
          Add something to your cart to check out.
        </EmptyState>
      ) : (
        quote && (
          <FormStatusContext value={formStatus}>
            <form
              method="post"
              noValidate
              onSubmit={submit}
              onInput={({ currentTarget, target }) => {
                saveDraft(currentTarget);
                forget((target as HTMLInputElement).name);
              }}
              className="mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_24rem]"
            >
              <CheckoutForm />
              <Card className="grid gap-6 p-5 sm:p-6 lg:sticky lg:top-36">
                <OrderSummary {...{ quote, changes }} coupon={loaded.coupon} busy={busy && !isPlacing} />
                <Payment offered={quote.payments} error={formStatus.errors.payment} />
                {formStatus.failure && <Alert>{formStatus.failure}</Alert>}
                <PlaceOrderButton
                  busy={isPlacing}
                  isEmpty={!isPlacing && quote.lines.every(({ available }) => available === 0)}
                />
              </Card>
            </form>
            <CouponForm />
          </FormStatusContext>
        )
      )}
    </div>
  );
}

function Payment({ offered, error }: { offered: Quote['payments']; error: string | undefined }) {
  const [payment, setPayment] = useState<string>(PAYMENTS[0]);
  useEffect(() => setPayment(kept => readDraft().payment ?? kept), []);
  return (
    <RadioGroup
      label="Payment"
      name="payment"
      layout="list"
      options={paymentChoices(offered)}
      value={offered.some(one => one === payment) ? payment : PAYMENTS[0]}
      onChange={event => setPayment(event.currentTarget.value)}
      error={error}
    />
  );
}

function PlaceOrderButton({ busy, isEmpty }: { busy: boolean; isEmpty: boolean }) {
  const { company } = useShop();
  return (
    <div className="grid gap-2">
      <Button type="submit" variant="primary" busy={busy} busyLabel="Placing..." disabled={isEmpty}>
        Place Order
      </Button>
      {isEmpty && <p className="text-small text-muted">None of these items are available here.</p>}
      {company.checkoutNotice && (
        <p className="text-fine whitespace-pre-line text-muted">{company.checkoutNotice}</p>
      )}
      <noscript>
        <p className="text-small">Please turn on JavaScript to place an order.</p>
      </noscript>
    </div>
  );
}
