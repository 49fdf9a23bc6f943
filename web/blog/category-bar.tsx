import clsx from 'clsx';
import { blog } from '../content/blog.ts';
import { posts } from '../content/posts.ts';
import { Link } from '../ui/link.tsx';
import { type Asked, addressOf, categoryChoices } from './blog-address.ts';

const choices = [{ value: '', label: blog.all, count: posts.length }, ...categoryChoices];

export function CategoryBar({ asked }: { asked: Asked }) {
  const narrowed = asked.q || asked.tag || asked.archive;
  return (
    <nav aria-label="Categories" className="mt-12 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-7">
        {choices.map(({ value, label, count }) => {
          const current = value ? asked.category === value : !asked.category && !narrowed;
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
                {label}
                <span className="text-fine font-normal text-muted tabular-nums">{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
