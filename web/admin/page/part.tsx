import { type ReactNode, useId } from 'react';
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
