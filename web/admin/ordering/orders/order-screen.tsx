import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { updateInListPages } from '../../list/cached-lists.ts';
import { rememberedList, rememberRow } from '../../list/list-memory.ts';
import { refreshNewCounts } from '../../new-counts.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { OrderMissing } from './order-missing.tsx';
import { OrderMoves } from './order-moves.tsx';
import { OrderView } from './order-view.tsx';
import { orders } from './orders.ts';

export function Component() {
  const { orderNumber = '' } = useParams();
  return <OrderPage key={orderNumber} orderNumber={orderNumber.toUpperCase()} />;
}

function OrderPage({ orderNumber }: { orderNumber: string }) {
  const { words } = orders;
  const back = rememberedList(orders.path);
  useEffect(() => rememberRow(orders.path, orderNumber), [orderNumber]);
  const loading = useLoaded(['record', orders.path, orderNumber], () => orders.find(orderNumber));
  const { data, problem } = loading;
  const [refusal, setRefusal] = useState('');
  const become = (order: Order) => {
    setRefusal('');
    updateInListPages(orders.path, order, orders.idOf);
    loading.change(last => ({ ...last, entity: order }));
    void refreshNewCounts();
  };
  const cancelled = () => {
    loading.reload();
    void refreshNewCounts();
  };
  const refuse = (message: string) => {
    setRefusal(message);
    loading.reload();
  };
  return (
    <>
      <PageHead clock title={`Order ${orderNumber}`} back={{ to: back, label: 'Back to List' }}>
        {data && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={`${orders.path}/${orderNumber}/invoice`}>Invoice</ButtonLink>
            <ButtonLink to={`${orders.path}/${orderNumber}/packing-slip`}>Packing slip</ButtonLink>
            <OrderMoves order={data.entity} onMoved={become} onOutdated={refuse} />
          </div>
        )}
      </PageHead>
      {refusal && <Alert className="mb-4">{refusal}</Alert>}
      {problem?.status === 404 || problem?.status === 400 ? (
        <OrderMissing orderNumber={orderNumber} />
      ) : (
        <LoadFailure message={words.failedToLoad} loading={loading} className="mb-4" />
      )}
      {data && <OrderView order={data.entity} onNoted={become} onCancelled={cancelled} />}
      {!data && !problem && <Spinner label={words.loading} className="min-h-64" />}
    </>
  );
}
