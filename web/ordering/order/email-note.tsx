import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { useShop } from '../../page/use-shop.ts';

const OPEN: readonly Order['state'][] = ['pending', 'paid', 'shipped'];

/** Only in a shop whose emails reach people. */
export function EmailNote({ order: { billing, state } }: { order: Order }) {
  const { letters } = useShop();
  if (letters !== 'http') return null;
  return (
    <p className="max-w-prose">
      We sent an email to <bdi className="font-semibold wrap-anywhere">{billing.email}</bdi>.
      {OPEN.includes(state) && ' We’ll send another when your order moves on.'}
    </p>
  );
}
