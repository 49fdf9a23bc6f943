import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { useShop } from '../../../page/use-shop.ts';
import { nextText } from '../../../texts/payments.ts';
import { formatMoney } from '../../../ui/money.ts';

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
  return <bdi className="font-semibold tabular-nums">{formatMoney(total, denomination, locale)}</bdi>;
}
