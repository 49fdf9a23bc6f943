import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { api } from '../../../api/client.ts';
import { cancelOrdersOfSender, countOrdersOfSender } from '../../../api/order-moves.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { formatCount } from '../../format.ts';
import { isSilent } from '../../is-silent.ts';
import { useLoaded } from '../../use-loaded.ts';
import { useQuestion } from '../../use-question.ts';
import { Part } from './order-part.tsx';

type OrderSenderProps = { order: Order; onCancelled: () => void };

/** Whoever orders and never pays can be stopped at once; shown as soon as there is more than this one. */
export function OrderSender({ order: { orderNumber }, onCancelled }: OrderSenderProps) {
  const toast = useToast();
  const question = useQuestion();
  const { data, reload } = useLoaded(['sender', orderNumber], () => countOrdersOfSender(api, orderNumber));
  const pending = data?.pending ?? 0;
  if (pending < 2) return null;
  const { customers = 0, kept = 0 } = data ?? {};
  const what = formatCount(pending, 'unpaid order', 'unpaid orders');
  const leftAlone =
    kept > 0 &&
    `${formatCount(kept, 'order of a customer who has', 'orders of customers who have')} paid before ${kept === 1 ? 'is' : 'are'} left alone.`;
  const cancel = () =>
    question.ask({
      title: `Cancel ${what}?`,
      text: [
        `All that was ordered from the same place or under the same e-mail and is not paid is cancelled: ${what} of ${formatCount(customers, 'customer', 'customers')}. The pieces can be bought again${isSilent() ? '.' : ', and each customer is told by letter.'}`,
        leftAlone,
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: 'Cancel All',
      busyLabel: 'Cancelling...',
      danger: true,
      run: async () => {
        const { cancelled } = await cancelOrdersOfSender(api, orderNumber);
        toast({ text: `${formatCount(cancelled, 'order', 'orders')} cancelled.` });
        reload();
        onCancelled();
      },
    });
  return (
    <Part title="Sender">
      <p>
        {what} came from the same place, or under the same e-mail. {leftAlone}
      </p>
      <Button className="mt-3" onClick={cancel}>
        Cancel All {pending}
      </Button>
      {question.dialog}
    </Part>
  );
}
