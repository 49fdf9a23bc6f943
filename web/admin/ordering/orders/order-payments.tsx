import { useState } from 'react';
import { PAYMENT_METHODS } from '../../../../functions/contracts/payment-methods.ts';
import type { PaymentState } from '../../../../functions/contracts/payment-states.ts';
import type { Order, OrderPayment } from '../../../../functions/ordering/orders/contract.ts';
import { api, asProblem } from '../../../api/client.ts';
import { actOnPayment } from '../../../api/order-moves.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { formatMoney } from '../../format.ts';
import { errorMessage } from '../../unanswered.ts';
import { useQuestion } from '../../use-question.ts';

type OrderPaymentsProps = { order: Order; onChanged: (order: Order) => void };

const STATE_WORDS: Record<PaymentState, string> = {
  started: 'Not completed yet',
  pending: 'Under review',
  captured: 'Received',
  declined: 'Declined',
  refunding: 'Refund in progress',
  refunded: 'Refunded',
  expired: 'Expired',
};

/** What the provider captured, and what to do when shop and provider disagree. */
export function OrderPayments({ order, onChanged }: OrderPaymentsProps) {
  return (
    <ul className="grid gap-4">
      {order.payments?.map(payment => (
        <li key={payment.paymentId}>
          <Payment order={order} payment={payment} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  );
}

function Payment({ order, payment, onChanged }: OrderPaymentsProps & { payment: OrderPayment }) {
  const { paymentId, state, isSurplus, amount, returned, denomination, failures, next } = payment;
  const { name } = PAYMENT_METHODS[order.payment];
  const money = (sum: number) => formatMoney(sum, denomination);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const toast = useToast();
  const question = useQuestion();
  const act = async (action: 'look' | 'refund') => {
    const { entity } = await actOnPayment(api, order.orderNumber, { paymentId, action });
    onChanged(entity);
    const now = entity.payments?.find(one => one.paymentId === paymentId) ?? payment;
    toast({ text: `${name} status: ${STATE_WORDS[now.state].toLowerCase()}.` });
  };
  const look = async () => {
    setBusy(true);
    setFailure('');
    try {
      await act('look');
    } catch (error) {
      setFailure(errorMessage(asProblem(error)));
    } finally {
      setBusy(false);
    }
  };
  const sendBack = () =>
    question.ask({
      title: `Refund ${money(amount - returned)}?`,
      text: `${name} returns it to the original payment method. The order itself doesn’t change.`,
      confirmLabel: 'Refund Payment',
      busyLabel: 'Refunding...',
      danger: true,
      run: () => act('refund'),
    });
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{STATE_WORDS[state]}</span>
        <span className="tabular-nums">{money(amount)}</span>
      </p>
      {returned > 0 && state !== 'refunded' && (
        <p className="text-muted">{money(returned)} already refunded.</p>
      )}
      {isSurplus && state === 'captured' && <p className="text-muted">Received although nothing was due.</p>}
      {failures > 0 && <p className="text-muted">{name} couldn’t confirm the status.</p>}
      <p className="text-fine text-muted wrap-anywhere">{paymentId}</p>
      {failure && <Alert className="mt-2">{failure}</Alert>}
      <div className="mt-2 flex flex-wrap gap-2">
        {next.includes('look') && (
          <Button onClick={() => void look()} busy={busy} busyLabel="Checking...">
            Check with {name}
          </Button>
        )}
        {next.includes('refund') && (
          <Button variant="danger" onClick={sendBack}>
            Refund Payment
          </Button>
        )}
      </div>
      {question.dialog}
    </>
  );
}
