import { Pagination } from '../../ui/pagination.tsx';
import type { List } from './use-list.ts';

/** Which rows these are, read out when they change, and the way to the others. */
export function ListFooter<Row>({ list }: { list: List<Row> }) {
  const { page, shownPage, pageSize, pageCount, rows = [], total = 0, addressOf } = list;
  const first = (shownPage - 1) * pageSize + 1;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-small text-muted tabular-nums">
        {rows.length > 0 && `${first}–${first + rows.length - 1} of ${total}`}
      </p>
      <div className="max-sm:w-full">
        <Pagination page={page} pageCount={pageCount} to={addressOf} />
      </div>
    </div>
  );
}
