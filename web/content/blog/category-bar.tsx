import clsx from 'clsx';
import type { BlogIndex } from '../../../functions/content/blog/contract.ts';
import { blog } from '../../texts/blog.ts';
import { Link } from '../../ui/link.tsx';
import { addressOf, type BlogFilter } from './blog-address.ts';

export function CategoryBar({ filter, index }: { filter: BlogFilter; index: BlogIndex }) {
  const choices = [{ value: '', count: index.total }, ...index.categories];
  const narrowed = filter.q || filter.tag || filter.archive;
  return (
    <nav aria-label="Categories" className="mt-12 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-7">
        {choices.map(({ value, count }) => {
          const current = value ? isSame(filter.category, value) : !filter.category && !narrowed;
          return (
            <li key={value}>
              <Link
                to={addressOf({ category: value })}
                aria-current={current ? 'true' : undefined}
                className={clsx(
                  'flex items-baseline gap-1.5 border-b-2 py-3 text-body',
                  current ? 'border-action font-semibold' : 'border-transparent text-muted hover:text-ink',
                )}
              >
                {value || blog.all}
                <span className="text-fine font-normal text-muted tabular-nums">{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
