import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { rememberedList, rememberRow } from '../list/list-memory.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageHead } from '../page/page-head.tsx';
import { useLoaded } from '../use-loaded.ts';
import { OrderView } from './order-view.tsx';
import { orders } from './orders.ts';

export function Component() {
  const { orderNumber = '' } = useParams();
  const back = rememberedList(orders.path);
  useEffect(() => rememberRow(orders.path, orderNumber.toUpperCase()), [orderNumber]);
  return (
    <>
      <PageHead title={`Order ${orderNumber.toUpperCase()}`} back={{ to: back, label: 'Back to List' }} />
      <Loaded key={orderNumber} {...{ orderNumber, back }} />
    </>
  );
}

function Loaded({ orderNumber, back }: { orderNumber: string; back: string }) {
  const { words } = orders;
  const loading = useLoaded(useCallback(() => orders.find(orderNumber), [orderNumber]));
  const { data, problem } = loading;
  if (data) return <OrderView order={data.entity} />;
  if (!problem) return <Spinner label={words.loading} className="min-h-64" />;
  if (problem.status === 404 || problem.status === 400) {
    return (
      <Card>
        <EmptyState title={words.missing} action={<ButtonLink to={back}>Back to List</ButtonLink>}>
          No order has the number {orderNumber}.
        </EmptyState>
      </Card>
    );
  }
  return <LoadFailure message={words.failedToLoad} loading={loading} />;
}
