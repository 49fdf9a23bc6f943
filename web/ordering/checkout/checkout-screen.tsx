import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { randomKey } from '../../api/random-key.ts';
import { visitOf } from '../../api/request-context.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { useShop } from '../../page/use-shop.ts';
import { FormStatusContext } from '../../public-forms/form-status.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../../ui/money-text.tsx';
import { CountryNote } from '../cart/country-note.tsx';
import { type LoadedCart, loadCart } from '../cart/load-cart.ts';
import { NoQuote } from '../cart/no-quote.tsx';
import { SentOrderNote } from '../cart/sent-order-note.tsx';
import { UnkeptNote } from '../cart/unkept-note.tsx';
import { useCart } from '../cart/use-cart.ts';
import { useChanges } from '../cart/use-changes.ts';
import { CountryForm } from './billing-country.tsx';
import { action } from './checkout-action.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { CouponForm } from './coupon-field.tsx';
import { saveDraft } from './draft.ts';
import { ErrorList } from './error-list.tsx';
import { useFormAnswer } from './form-answer.ts';
import { OrderSummary } from './order-summary.tsx';
import { PayElsewhere } from './pay-elsewhere.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { SeenFields } from './seen-fields.tsx';
import { useCheckout } from './use-checkout.ts';

export { action };

/** The key is that of the order that this page places if its form is sent without scripts. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const visit = visitOf(context);
  const address = new URL(request.url);
  if (visit.coupon !== undefined) address.searchParams.set('coupon', visit.coupon);
  return { ...(await loadCart(visit, address.href)), key: randomKey() };
};

export function Component() {
  const loaded = useLoaderData() as LoadedCart & { key: string };
  const answer = useFormAnswer();
  const { lines, quote, failed, isAway, others, busy, refresh } = useCart(loaded);
  const [announcement, announce] = useState('');
  const changes = useChanges(quote, announce);
  const { formStatus, submit, forget } = useCheckout(quote, refresh);
  const isPlacing = formStatus.at !== 'filling';
  const { failure = '' } = formStatus;
  const isAnswered = failure !== '' && failure === answer.failure;
  if (answer.pay) return <PayElsewhere {...answer.pay} />;
  return (
    <>
      <CheckoutHeader />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
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
          {isAnswered && <Alert className="mt-6">{failure}</Alert>}
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
                  className="group/order mt-6 grid items-start gap-x-16 gap-y-8 lg:mt-8 lg:grid-cols-[minmax(0,40rem)_minmax(22rem,32rem)]"
                >
                  <noscript className="hidden">
                    {/* Enter in a field triggers the first submit button. */}
                    <button type="submit">Place Order</button>
                  </noscript>
                  <SeenFields
                    orderKey={answer.key ?? loaded.key}
                    cart={loaded.text}
                    tried={loaded.coupon}
                    quote={quote}
                  />
                  <OrderSummary
                    {...{ quote, changes }}
                    coupon={loaded.coupon}
                    busy={busy && !isPlacing}
                    className="lg:sticky lg:top-8 lg:col-start-2"
                  />
                  <div className="grid min-w-0 gap-8 lg:row-start-1">
                    <ErrorList />
                    <CheckoutForm />
                    <div className="grid gap-6 border-t border-line pt-8">
                      <PaymentChoice offered={quote.payments} />
                      {failure && !isAnswered && <Alert>{failure}</Alert>}
                      <PlaceOrderButton quote={quote} busy={isPlacing} />
                    </div>
                  </div>
                </form>
                <CouponForm />
                <CountryForm />
              </FormStatusContext>
            )
          )}
        </div>
      </main>
    </>
  );
}

type PlaceOrderButtonProps = { quote: Quote; busy: boolean };

function PlaceOrderButton({ quote, busy }: PlaceOrderButtonProps) {
  const { company, locale } = useShop();
  const isEmpty = !busy && quote.lines.every(({ available }) => available === 0);
  return (
    <div className="grid gap-3">
      <p className="flex justify-between gap-4 text-title font-semibold tabular-nums lg:hidden">
        <span>Total</span>
        <Money amount={quote.total} denomination={quote.country.denomination} locale={locale} />
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
