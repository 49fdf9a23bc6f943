import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { useShop } from '../../../page/use-shop.ts';
import { nextText } from '../../../texts/payments.ts';
import { Money } from '../../../ui/money-text.tsx';

/** What the customer does next, with the total. */
export function NextSentence({ order }: { order: Order }) {
  const [before, after] = nextText(order.payment).split('{total}');
  return (
    <p>
      {before}
      {after !== undefined && <Total order={order} />}
      {after}
    </p>
  );
}

export function Total({ order: { total, denomination } }: { order: Order }) {
  const { locale } = useShop();
  return <Money amount={total} {...{ denomination, locale }} className="font-semibold tabular-nums" />;
}
