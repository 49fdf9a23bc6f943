import { PAYMENT_METHODS } from '../../../../functions/contracts/payment-methods.ts';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { nextWords } from '../../../texts/orders.ts';
import { onlineTexts } from '../../../texts/payments.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { NextSentence } from './next-sentence.tsx';
import { useOnlinePayment } from './use-online-payment.ts';

/** Also shows the result of the payment when the customer returns. */
export function PayOnline({ order }: { order: Order }) {
  const { state, payment } = order;
  const texts = onlineTexts(PAYMENT_METHODS[payment].name);
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
  if (stage.at === 'taking' || stage.at === 'paid') {
    return <Spinner label={texts.taking} className="min-h-11 justify-start" />;
  }
  if (stage.at === 'checking') return <p role="status">{texts.checking}</p>;
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
      {!retakes && <NextSentence order={order} />}
      {!retakes && (
        <Button
          variant="primary"
          className="w-full sm:w-auto sm:justify-self-start"
          busy={stage.at === 'opening'}
          busyLabel={texts.opening}
          onClick={() => void pay()}
        >
          {texts.pay}
        </Button>
      )}
    </div>
  );
}
