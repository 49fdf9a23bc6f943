import type { ReactNode } from 'react';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { useShop } from '../../../page/use-shop.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { accountNumberIn, amountFor } from './banking-texts.ts';
import { Total } from './next-sentence.tsx';

/** Where the money goes. */
export function TransferRows({ order }: { order: Order }) {
  const { company, locale } = useShop();
  const { bankAccount } = company;
  const { orderNumber, payBy } = order;
  return (
    <dl className="mt-4 divide-y divide-edge/30 border-y border-edge/30">
      <Row label="Amount" copies={amountFor(order, locale)}>
        <Total order={order} />
      </Row>
      <Row label="To" what="account" copies={accountNumberIn(bankAccount)}>
        {bankAccount.length > 0 ? bankAccount.join('\n') : 'Contact us for our bank details.'}
      </Row>
      <Row label="Reference" copies={orderNumber}>
        {orderNumber}
      </Row>
      {payBy && <Row label="Pay by">{formatDate(payBy, locale)}</Row>}
    </dl>
  );
}

type RowProps = {
  label: string;
  /** What its button copies, if not named as its label. */
  what?: string;
  copies?: string | undefined;
  children: ReactNode;
};

function Row({ label, what = label.toLowerCase(), copies, children }: RowProps) {
  return (
    <div className="py-3">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <bdi className="min-w-0 font-semibold whitespace-pre-line wrap-anywhere tabular-nums">{children}</bdi>
        {copies && <CopyButton text={copies} what={what} className="ms-auto print:hidden" />}
      </dd>
    </div>
  );
}
