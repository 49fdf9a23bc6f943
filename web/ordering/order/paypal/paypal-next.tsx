import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { nextWords } from '../../../content/texts/orders.ts';
import { PAYPAL_WORDS } from '../../../content/texts/paypal.ts';
import { useShop } from '../../../page/use-shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { usePayPal } from './use-paypal.ts';

export function PayPalNext({ order }: { order: Order }) {
  const { locale } = useShop();
  const { stage, pay, take } = usePayPal(order);
  const { state, total, denomination } = order;
  if (state !== 'pending') {
    return (
      <>
        {stage.at === 'paid' && state === 'paid' && (
          <p role="status" className="mb-1 font-semibold text-action">
            {PAYPAL_WORDS.paid}
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
    return <Spinner label={PAYPAL_WORDS.taking} className="min-h-11 justify-start" />;
  }
  if (stage.at === 'checking') return <p role="status">{PAYPAL_WORDS.checking}</p>;
  const retakes = stage.at === 'failed' && stage.retakes;
  const amount = <bdi className="font-semibold tabular-nums">{formatMoney(total, denomination, locale)}</bdi>;
  return (
    <div className="grid gap-4">
      {stage.at === 'left' && (
        <Alert tone="notice" className="mt-2">
          {PAYPAL_WORDS.left}
        </Alert>
      )}
      {stage.at === 'failed' && (
        <Alert className="mt-2" {...(retakes && { action: { label: 'Try again', run: () => void take() } })}>
          {stage.words}
        </Alert>
      )}
      {!retakes && (
        <p>
          Pay {amount} at PayPal. {PAYPAL_WORDS.after}
        </p>
      )}
      {!retakes && (
        <Button
          variant="primary"
          className="w-full sm:w-auto sm:justify-self-start"
          busy={stage.at === 'opening'}
          busyLabel={PAYPAL_WORDS.opening}
          onClick={() => void pay()}
        >
          {PAYPAL_WORDS.pay}
        </Button>
      )}
    </div>
  );
}
