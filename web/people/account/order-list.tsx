import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { useOrderAgain } from '../../ordering/order/use-order-again.ts';
import { useShop } from '../../page/use-shop.ts';
import { Button } from '../../ui/button.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money-text.tsx';
import { OrderState } from '../../ui/order-state.tsx';

export function OrderList({ orders }: { orders: Order[] }) {
  const { again, busy } = useOrderAgain();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {orders.map(order => (
        <li
          key={order.orderNumber}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5"
        >
          <Summary order={order} />
          <Button
            size="sm"
            aria-label={`Reorder ${order.orderNumber}`}
            busy={busy === order.orderNumber}
            onClick={() => void again(order)}
          >
            Reorder
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Summary({ order }: { order: Order }) {
  const { locale } = useShop();
  const { orderNumber, state, createdAt, lines, total, denomination } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`/order/${orderNumber}`}
          className="inline-flex items-center font-semibold hover:underline pointer-coarse:min-h-11"
        >
          Order {orderNumber}
        </Link>
        <OrderState state={state} />
      </p>
      <p className="mt-1 text-small text-muted tabular-nums">
        {formatDate(createdAt, locale)} · {pieces === 1 ? '1 item' : `${pieces} items`} ·{' '}
        <Money amount={total} {...{ denomination, locale }} className="font-medium text-ink" />
      </p>
      <p className="mt-1 truncate text-small text-muted">{lines.map(line => line.productName).join(', ')}</p>
    </div>
  );
}
