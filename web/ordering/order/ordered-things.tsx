import type { Order, OrderLine } from '../../../functions/ordering/orders/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money-text.tsx';
import { ProductPicture } from '../../ui/product/product-picture.tsx';
import { Totals } from '../cart/totals.tsx';
import { useOrderAgain } from './use-order-again.ts';

/** Names and prices are as of when the order was placed. */
export function OrderedThings({ order }: { order: Order }) {
  return (
    <Card className="p-5 sm:p-6 lg:row-span-2">
      <h2 className="text-title font-semibold">What you ordered</h2>
      <ul className="my-4 divide-y divide-line border-y border-line text-small">
        {order.lines.map(line => (
          <Line key={line.productCode} line={line} denomination={order.denomination} />
        ))}
      </ul>
      <Totals of={order} coupon={order.coupon} />
      <OrderAgain order={order} />
    </Card>
  );
}

function Line({ line, denomination }: { line: OrderLine; denomination: string }) {
  const { locale } = useShop();
  const { productCode, productName, quantity, unitPrice, lineTotal } = line;
  const to = `/products-details/${productCode}`;
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] gap-4 py-4 max-[15rem]:grid-cols-1 tabular-nums">
      {/* The name is the link for keyboards and screen readers. */}
      <Link to={to} tabIndex={-1} aria-hidden="true" className="self-start">
        <ProductPicture product={line} sizes="4.5rem" decorative />
      </Link>
      <span className="min-w-0 wrap-anywhere">
        <Link to={to} className="text-body/snug font-semibold hover:underline">
          {productName}
        </Link>
        <span className="mt-1 block text-muted">
          {quantity} × <Money amount={unitPrice} {...{ denomination, locale }} />
        </span>
      </span>
      <Money amount={lineTotal} {...{ denomination, locale }} className="font-semibold" />
    </li>
  );
}

function OrderAgain({ order }: { order: Order }) {
  const { again, busy } = useOrderAgain();
  // Needs JavaScript; this reserves its space.
  if (!useHydrated()) return <div className="mt-6 h-(--control) print:hidden" />;
  return (
    <Button className="mt-6 w-full print:hidden" busy={busy !== undefined} onClick={() => void again(order)}>
      Order again
    </Button>
  );
}
