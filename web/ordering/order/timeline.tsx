import clsx from 'clsx';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { STATE_NAMES } from '../../texts/orders.ts';
import { formatDate } from '../../ui/dates.ts';

export function Timeline({ order }: { order: Order }) {
  const { locale } = useShop();
  const { createdAt, moves, expectedDelivery } = order;
  const steps = [
    { name: 'Ordered', at: createdAt, note: '' },
    ...moves.map(({ to, at, note }) => ({ name: STATE_NAMES[to], at, note })),
  ];
  return (
    <section aria-labelledby="dates">
      <h2 id="dates" className="text-title font-semibold">
        Dates
      </h2>
      <ol className="ms-1 mt-4">
        {steps.map(({ name, at, note }, index) => (
          <li
            key={name}
            className={clsx(STEP, index === steps.length - 1 ? 'before:bg-action' : 'before:bg-edge')}
          >
            <p className="flex flex-wrap gap-x-3">
              <span className="font-medium">{name}</span>
              <time dateTime={at} className="text-muted">
                <bdi>{formatDate(at, locale)}</bdi>
              </time>
            </p>
            {note && <p className="mt-1 text-small whitespace-pre-line text-muted wrap-anywhere">{note}</p>}
          </li>
        ))}
        {expectedDelivery && (
          <li className={clsx(STEP, 'before:border before:border-edge before:bg-paper')}>
            <p className="flex flex-wrap gap-x-3">
              <span className="font-medium">Expected delivery</span>
              <span className="text-muted">
                <Days of={expectedDelivery} />
              </span>
            </p>
          </li>
        )}
      </ol>
    </section>
  );
}

function Days({ of: { from, to, daysFrom, daysTo } }: { of: NonNullable<Order['expectedDelivery']> }) {
  const { locale } = useShop();
  if (!from || !to) {
    const days = daysFrom === daysTo ? daysTo : `${daysFrom} to ${daysTo}`;
    return `${days} working ${daysTo === 1 ? 'day' : 'days'} after your payment arrives`;
  }
  return (
    <>
      <bdi>{formatDate(from, locale)}</bdi>
      {to !== from && (
        <>
          {' '}
          to <bdi>{formatDate(to, locale)}</bdi>
        </>
      )}
    </>
  );
}

const STEP = `relative border-s border-line ps-5 pb-4 before:absolute before:-start-[0.3125rem] before:top-1.5
  before:size-2.5 before:rounded-full last:border-transparent last:pb-0`;
