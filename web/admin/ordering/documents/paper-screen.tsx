import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { api } from '../../../api/client.ts';
import { findSettings } from '../../../api/settings.ts';
import { companyWith } from '../../../texts/company.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { OrderMissing } from '../orders/order-missing.tsx';
import { orders } from '../orders/orders.ts';
import { PaperHead, type PaperProps } from './paper.tsx';

type PaperScreenProps = { kind: string; children: (given: PaperProps) => ReactNode };

/** A printable order, with the company details. */
export function PaperScreen({ kind, children }: PaperScreenProps) {
  const { orderNumber = '' } = useParams();
  return <Loaded key={orderNumber} orderNumber={orderNumber.toUpperCase()} {...{ kind, children }} />;
}

function Loaded({ orderNumber, kind, children }: PaperScreenProps & { orderNumber: string }) {
  const loading = useLoaded(['document', orderNumber], () => readPaper(orderNumber));
  const { data, problem } = loading;
  return (
    <>
      <PaperHead title={`${kind} ${orderNumber}`} orderNumber={orderNumber} isReady={data !== undefined} />
      {problem?.status === 404 || problem?.status === 400 ? (
        <OrderMissing orderNumber={orderNumber} />
      ) : (
        <LoadFailure message={orders.words.failedToLoad} loading={loading} className="mb-4" />
      )}
      {data && children(data)}
      {!data && !problem && <Spinner label={orders.words.loading} className="min-h-64" />}
    </>
  );
}

async function readPaper(orderNumber: string): Promise<PaperProps> {
  const [order, settings] = await Promise.all([orders.find(orderNumber), findSettings(api)]);
  return { order: order.entity, company: companyWith(settings.entity) };
}
