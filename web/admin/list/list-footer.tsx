import { LAST_ROW } from '../../../functions/contracts/list-limits.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { formatTotal } from '../format.ts';
import type { List } from './use-list.ts';

/** The range of rows, announced when it changes, and the pagination. */
export function ListFooter<Row>({ list }: { list: List<Row> }) {
  const { page, shownPage, pageSize, pageCount, rows = [], total = 0, addressOf } = list;
  const first = (shownPage - 1) * pageSize + 1;
  const fetchAhead = ({ target }: { target: EventTarget }) => {
    const link = target instanceof Element && target.closest('a');
    if (link) list.fetchAhead(Number(new URL(link.href).searchParams.get('page') ?? 1));
  };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-small text-muted tabular-nums">
        {rows.length > 0 &&
          `${first}–${first + rows.length - 1} of ${total > LAST_ROW ? formatTotal(total) : total}`}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering its links prefetches pages */}
      <div className="max-sm:w-full" onPointerOver={fetchAhead} onFocus={fetchAhead}>
        <Pagination page={page} pageCount={pageCount} total={total} to={addressOf} />
      </div>
    </div>
  );
}
