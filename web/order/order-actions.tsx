import type { Order } from '../../functions/contracts/orders.ts';
import { Button } from '../ui/button.tsx';
import { useTakenOver } from '../ui/taken-over.ts';
import { CancelOrder } from './cancel-order.tsx';
import { useOrderAgain } from './use-order-again.ts';

/** What whoever ordered can do with it. */
export function OrderActions({ order, email }: { order: Order; email: string | undefined }) {
  const { again, busy } = useOrderAgain();
  // Both need JavaScript.
  if (!useTakenOver()) return <div className="mt-6 h-(--control) print:hidden" />;
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <Button busy={busy !== undefined} onClick={() => void again(order)}>
        Order again
      </Button>
      {order.next.includes('cancelled') && <CancelOrder orderNumber={order.orderNumber} email={email} />}
    </div>
  );
}
