import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { CancelOrder } from './cancel-order.tsx';
import { useOrderAgain } from './use-order-again.ts';

export function OrderActions({ order, email }: { order: Order; email: string | undefined }) {
  const { again, busy } = useOrderAgain();
  // Both buttons need JavaScript; this reserves their space.
  if (!useHydrated()) return <div className="mt-6 h-(--control) print:hidden" />;
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <Button busy={busy !== undefined} onClick={() => void again(order)}>
        Order again
      </Button>
      {order.next.includes('cancelled') && <CancelOrder orderNumber={order.orderNumber} email={email} />}
    </div>
  );
}
