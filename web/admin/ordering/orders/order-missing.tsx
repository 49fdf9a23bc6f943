import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { rememberedList } from '../../list/list-memory.ts';
import { orders } from './orders.ts';

export function OrderMissing({ orderNumber }: { orderNumber: string }) {
  return (
    <Card>
      <EmptyState
        title={orders.words.missing}
        action={<ButtonLink to={rememberedList(orders.path)}>Back to List</ButtonLink>}
      >
        No order has the number {orderNumber}.
      </EmptyState>
    </Card>
  );
}
