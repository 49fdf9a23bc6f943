import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { STATE_NAMES } from '../../../texts/orders.ts';
import { formatDateTime } from '../../format.ts';

/** The order's timeline, oldest first. */
export function OrderTimeline({ order: { createdAt, moves } }: { order: Order }) {
  return (
    <ol className="grid">
      <Stop title="Placed" at={createdAt} />
      {moves.map(({ to, at, by, note }) => (
        <Stop key={to} title={STATE_NAMES[to]} at={at} by={by} note={note} />
      ))}
    </ol>
  );
}

type StopProps = { title: string; at: string; by?: string | null; note?: string };

function Stop({ title, at, by, note }: StopProps) {
  return (
    <li className="relative border-s border-line ps-5 pb-4 last:border-transparent last:pb-0">
      <span aria-hidden="true" className="absolute -start-[5px] top-1.5 size-[9px] rounded-full bg-action" />
      <p className="font-medium">{title}</p>
      <p className="text-fine text-muted">
        <time dateTime={at}>{formatDateTime(at)}</time>
        {by && (
          <>
            , by <bdi className="wrap-anywhere">{by}</bdi>
          </>
        )}
      </p>
      {note && <p className="mt-1 whitespace-pre-line wrap-anywhere">{note}</p>}
    </li>
  );
}
