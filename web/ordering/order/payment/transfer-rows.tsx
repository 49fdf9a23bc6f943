import type { ReactNode } from 'react';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { useShop } from '../../../page/use-shop.ts';
import { formatDate } from '../../../ui/dates.ts';
import { Total } from './next-sentence.tsx';

/** Where the money goes. */
export function TransferRows({ order }: { order: Order }) {
  const { company, locale } = useShop();
  const { bankAccount } = company;
  const rows: [label: string, value: ReactNode][] = [
    ['Amount', <Total key="amount" order={order} />],
    ['To', bankAccount.length > 0 ? bankAccount.join('\n') : 'Contact us for our bank details.'],
    ['Reference', order.orderNumber],
    ...(order.payBy ? [['Pay by', formatDate(order.payBy, locale)] as [string, ReactNode]] : []),
  ];
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold whitespace-pre-line wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
