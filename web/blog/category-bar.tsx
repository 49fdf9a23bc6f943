import clsx from 'clsx';
import type { BlogIndex } from '../../functions/contracts/blog.ts';
import { blog } from '../content/blog.ts';
import { Link } from '../ui/link.tsx';
import { type Asked, addressOf } from './blog-address.ts';

export function CategoryBar({ asked, index }: { asked: Asked; index: BlogIndex }) {
  const choices = [{ value: '', count: index.total }, ...index.categories];
  const narrowed = asked.q || asked.tag || asked.archive;
  return (
    <nav aria-label="Categories" className="mt-12 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-7">
        {choices.map(({ value, count }) => {
          const current = value ? isSame(asked.category, value) : !asked.category && !narrowed;
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

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
