import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { api } from '../../../api/client.ts';
import { cancelOrdersOfSender, countOrdersOfSender } from '../../../api/order-moves.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { formatCount } from '../../format.ts';
import { isSilentFailure } from '../../is-silent.ts';
import { Part } from '../../page/part.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useQuestion } from '../../use-question.ts';

type OrderSenderProps = { order: Order; onCancelled: () => void };

/** Cancels all unpaid orders of a sender; shown once there is more than this one. */
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
    `${formatCount(kept, 'order from a customer who has', 'orders from customers who have')} paid before ${kept === 1 ? 'is' : 'are'} not affected.`;
  const cancel = () =>
    question.ask({
      title: `Cancel ${what}?`,
      text: [
        `This cancels every unpaid order from the same network or email address: ${what} from ${formatCount(customers, 'customer', 'customers')}. The items go back on sale${isSilentFailure() ? '.' : ', and each customer is notified by email.'}`,
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
        {what} came from the same network or email address. {leftAlone}
      </p>
      <Button className="mt-3" onClick={cancel}>
        Cancel All {pending}
      </Button>
      {question.dialog}
    </Part>
  );
}
