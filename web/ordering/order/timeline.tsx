import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { STATE_NAMES } from '../../texts/orders.ts';
import { formatDate } from '../../ui/dates.ts';

export function Timeline({ order: { createdAt, moves } }: { order: Order }) {
  const { locale } = useShop();
  const steps = [
    { name: 'Placed', at: createdAt, note: '' },
    ...moves.map(({ to, at, note }) => ({ name: STATE_NAMES[to], at, note })),
  ];
  return (
    <section aria-labelledby="so-far">
      <h2 id="so-far" className="font-semibold">
        Order history
      </h2>
      <ol className="ms-1 mt-3 text-small">
        {steps.map(({ name, at, note }) => (
          <li
            key={name}
            className="relative border-s border-line ps-5 pb-4 before:absolute before:-start-[0.3125rem] before:top-1.5
              before:size-2.5 before:rounded-full before:bg-edge last:border-transparent last:pb-0
              last:before:bg-action"
          >
            <p className="flex flex-wrap gap-x-3">
              <span className="font-medium">{name}</span>
              <time dateTime={at} className="text-muted">
                {formatDate(at, locale)}
              </time>
            </p>
            {note && <p className="mt-1 whitespace-pre-line text-muted wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
