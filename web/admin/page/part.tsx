import { type ReactNode, useId } from 'react';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { addressLines } from '../../ui/address-lines.ts';
import { Card } from '../../ui/card.tsx';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="p-5 text-small">
        <h2 id={id} className="mb-2 text-body font-semibold">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}

type Address = Order['billing'];

export function PostalAddress({ address }: { address: Address }) {
  return (
    <address className="whitespace-pre-line not-italic wrap-anywhere">
      {addressLines(address).join('\n')}
    </address>
  );
}
