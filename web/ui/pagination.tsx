import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { LAST_ROW } from '../../functions/contracts/list-limits.ts';
import { Link } from './link.tsx';

type PaginationProps = {
  page: number;
  pageCount: number;
  /** Every page has a URL, so it can be shared or opened in a new tab. */
  to: (page: number) => To;
  /** Number of rows; the pages may end before the last one. */
  total?: number;
  label?: string;
};

const cell = `inline-flex h-9 min-w-9 items-center justify-center gap-1 rounded-control px-2 text-small tabular-nums
  pointer-coarse:h-11 pointer-coarse:min-w-11`;

export function Pagination({ page, pageCount, to, total = 0, label = 'Pages' }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <>
      {page === pageCount && total > LAST_ROW && (
        <p className="mb-4 text-center text-small text-muted">
          This is the last page we can show. Narrow the list to see more.
        </p>
      )}
      <nav aria-label={label} className="flex items-center justify-between gap-2 sm:justify-center">
        <Step to={page > 1 ? to(page - 1) : null} rel="prev">
          <ChevronLeft size={16} aria-hidden="true" className="rtl:rotate-180" />
          Previous
        </Step>
        <span className="text-small text-muted tabular-nums sm:hidden">{`Page ${page} of ${pageCount}`}</span>
        <ol className="hidden items-center gap-1 sm:flex">
          {pagesAround(page, pageCount).map((number, index, all) => (
            <li key={number} className="flex items-center gap-1">
              {index > 0 && number - (all[index - 1] ?? 0) > 1 && <span className="px-1 text-muted">…</span>}
              <Link
                to={to(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={clsx(
                  cell,
                  number === page ? 'bg-action-soft font-semibold text-action' : 'hover:bg-sunken',
                )}
              >
                {number}
              </Link>
            </li>
          ))}
        </ol>
        <Step to={page < pageCount ? to(page + 1) : null} rel="next">
          Next
          <ChevronRight size={16} aria-hidden="true" className="rtl:rotate-180" />
        </Step>
      </nav>
    </>
  );
}

function Step({ to, rel, children }: { to: To | null; rel: 'prev' | 'next'; children: ReactNode }) {
  if (to === null) return <span className={clsx(cell, 'text-muted')}>{children}</span>;
  return (
    <Link to={to} rel={rel} className={clsx(cell, 'font-medium hover:bg-sunken')}>
      {children}
    </Link>
  );
}

/** First, last and the neighbours of the current page; skipped ones show as a gap. */
function pagesAround(page: number, pageCount: number) {
  const pages = [1, page - 1, page, page + 1, pageCount].filter(number => number >= 1 && number <= pageCount);
  return [...new Set(pages)].sort((a, b) => a - b);
}
