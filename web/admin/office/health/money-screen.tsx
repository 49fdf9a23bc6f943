import { useState } from 'react';
import { PAYMENT_METHODS } from '../../../../functions/contracts/payment-methods.ts';
import type { UnsettledMoney } from '../../../../functions/ordering/payments/contract.ts';
import { api, asProblem } from '../../../api/client.ts';
import { finishTaking, listUnsettled } from '../../../api/unsettled.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formatDate, formatMoney, formatNumber } from '../../format.ts';
import { Entries, Nothing, Section } from '../../page/card-section.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { Line } from './line.tsx';
import { UNSETTLED_WORDS } from './words.ts';

const load = () => listUnsettled(api);

/** Payments the shop cannot settle automatically, with what to do about each. */
export function Component() {
  const loading = useLoaded(['unsettled money'], load);
  const { data: found, problem, reload } = loading;
  return (
    <>
      <PageHead clock title="Money to Settle" />
      <LoadFailure message="Error loading the money to settle." loading={loading} className="mb-5" />
      {found && (
        <Section title="Payments" count={formatNumber(found.length)}>
          {found.length === 0 ? (
            <Nothing>Nothing to settle.</Nothing>
          ) : (
            <Entries>
              {found.map(money => (
                <Money key={money.id} money={money} onDone={reload} />
              ))}
            </Entries>
          )}
        </Section>
      )}
      {!found && !problem && <Skeleton className="h-96" />}
    </>
  );
}

function Money({ money, onDone }: { money: UnsettledMoney; onDone: () => void }) {
  const { kind, orderNumber, payment, amount, denomination, since } = money;
  const { name } = PAYMENT_METHODS[payment];
  return (
    <Line name={`Order ${orderNumber}`} under={UNSETTLED_WORDS[kind](name, money.orderState)}>
      <span>{formatDate(since)}</span>
      <span className="font-medium text-ink">{formatMoney(amount, denomination)}</span>
      {kind === 'unknown-order' ? (
        <Done captureId={money.id} orderNumber={orderNumber} onDone={onDone} />
      ) : (
        <ButtonLink to={`/admin/orders/${orderNumber}`} size="sm" aria-label={`Open order ${orderNumber}`}>
          Open Order
        </ButtonLink>
      )}
    </Line>
  );
}

type DoneProps = { captureId: string; orderNumber: string; onDone: () => void };

function Done({ captureId, orderNumber, onDone }: DoneProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const finish = async () => {
    setBusy(true);
    setFailure('');
    try {
      await finishTaking(api, captureId);
      onDone();
    } catch (error) {
      setFailure(asProblem(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <Button
        size="sm"
        onClick={() => void finish()}
        busy={busy}
        busyLabel="Saving..."
        aria-label={`Order ${orderNumber} is settled`}
      >
        Settled
      </Button>
    </>
  );
}
