import { PAYMENT_METHODS } from '../../../../functions/contracts/payment-methods.ts';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { nextWords } from '../../../texts/orders.ts';
import { onlineTexts } from '../../../texts/payments.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { LeadOn } from './lead-on.tsx';
import { NextSentence } from './next-sentence.tsx';
import { usePaymentAnswer } from './payment-answer.ts';
import { useOnlinePayment } from './use-online-payment.ts';

/** Also shows the result of the payment when the customer returns. */
export function PayOnline({ order }: { order: Order }) {
  const { state, payment } = order;
  const texts = onlineTexts(PAYMENT_METHODS[payment].name);
  const answer = usePaymentAnswer();
  const to = `/order/${order.orderNumber}?${new URLSearchParams({ email: order.billing.email })}`;
  const { stage, pay, take } = useOnlinePayment(order, texts);
  if (state !== 'pending') {
    return (
      <>
        {stage.at === 'paid' && state === 'paid' && (
          <p role="status" className="mb-1 font-semibold text-action">
            {texts.paid}
          </p>
        )}
        {stage.at === 'failed' && (
          <Alert tone="notice" className="mb-3">
            {stage.words}
          </Alert>
        )}
        <p>{nextWords(order)}</p>
      </>
    );
  }
  if (answer.at) {
    return (
      <div className="grid justify-items-start gap-4">
        <LeadOn at={answer.at} name={PAYMENT_METHODS[payment].name} />
      </div>
    );
  }
  if (!answer.isRefused && (stage.at === 'taking' || stage.at === 'paid')) {
    return (
      <>
        <Spinner label={texts.taking} className="min-h-11 justify-start noscript:hidden" />
        <noscript>
          {answer.failure && <Alert className="mb-3">{answer.failure}</Alert>}
          <form method="post" action={`${to}&${payment}=approved`}>
            <Button type="submit" variant="primary" name="step" value="take">
              {texts.take}
            </Button>
          </form>
        </noscript>
      </>
    );
  }
  if (stage.at === 'checking') return <p role="status">{texts.checking}</p>;
  const failure = stage.at !== 'failed' ? (answer.failure ?? (answer.astray && texts.astray)) : undefined;
  const retakes = stage.at === 'failed' && stage.retakes;
  return (
    <div className="grid gap-4">
      {stage.at === 'left' && (
        <Alert tone="notice" className="mt-2">
          {texts.left}
        </Alert>
      )}
      {stage.at === 'failed' && (
        <Alert className="mt-2" {...(retakes && { action: { label: 'Try again', run: () => void take() } })}>
          {stage.words}
        </Alert>
      )}
      {failure && <Alert className="mt-2">{failure}</Alert>}
      {!retakes && <NextSentence order={order} />}
      {!retakes && (
        <form
          method="post"
          action={to}
          onSubmit={event => {
            event.preventDefault();
            void pay();
          }}
        >
          <Button
            type="submit"
            variant="primary"
            className="w-full sm:w-auto"
            busy={stage.at === 'opening'}
            busyLabel={texts.opening}
          >
            {texts.pay}
          </Button>
        </form>
      )}
    </div>
  );
}
