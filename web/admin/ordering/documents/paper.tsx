import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import type { Company } from '../../../texts/company.ts';
import { Button } from '../../../ui/button.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { formatDate } from '../../format.ts';
import { PageHead } from '../../page/page-head.tsx';
import { orders } from '../orders/orders.ts';
import sheet from './paper.css?url';

export type PaperProps = { order: Order; company: Company };

/** The printed sheet, and its on-screen header. */
export function Paper({
  title,
  order,
  company,
  children,
}: PaperProps & { title: string; children: ReactNode }) {
  const { orderNumber, createdAt } = order;
  const forOrders = [...company.emails, ...company.phones].filter(({ of }) => of === 'orders');
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="room" />
      <article className="paper" aria-labelledby="paper-title">
        <header className="flex flex-wrap items-start justify-between gap-x-10 gap-y-6">
          <div>
            <p className="flex items-center gap-2 text-title font-semibold">
              <Mark className="size-7 text-action" />
              {company.name}
            </p>
            <h2 id="paper-title" className="mt-8 text-heading font-semibold">
              {title}
            </h2>
          </div>
          <address className="text-end text-fine whitespace-pre-line text-muted not-italic wrap-anywhere max-sm:text-start print:text-end">
            {[...company.address, ...forOrders.map(({ at }) => at)].join('\n')}
          </address>
        </header>
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-2">
          <Fact label="Order number">{orderNumber}</Fact>
          <Fact label="Order date">{formatDate(createdAt)}</Fact>
        </dl>
        {children}
      </article>
    </>
  );
}

/** Shown above the sheet, not printed. */
export function PaperHead({
  title,
  orderNumber,
  isReady,
}: {
  title: string;
  orderNumber: string;
  isReady: boolean;
}) {
  return (
    <div className="print:hidden">
      <PageHead
        title={title}
        back={{ to: `${orders.path}/${orderNumber}`, label: `Back to order ${orderNumber}` }}
      >
        {isReady && (
          <Button variant="primary" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print
          </Button>
        )}
      </PageHead>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-fine text-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

export function Addressed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-fine font-normal text-muted">{title}</h3>
      {children}
    </section>
  );
}
