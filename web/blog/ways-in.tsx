import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { BlogIndex } from '../../functions/contracts/blog.ts';
import { useShop } from '../shell/use-shop.ts';
import { Link } from '../ui/link.tsx';
import { formatMonth } from '../ui/months.ts';
import { addressOf } from './blog-address.ts';

/** One way into the blog: its name, and where it leads. */
export function WayIn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <h2 className="text-title font-semibold">{heading}</h2>
      {children}
    </section>
  );
}

type WaysProps = { index: BlogIndex; current?: string };

export function Categories({ index }: WaysProps) {
  const choices = index.categories.map(({ value, count }) => ({
    label: value,
    count,
    to: addressOf({ category: value }),
  }));
  return (
    <WayIn heading="Categories">
      <Counted choices={choices} />
    </WayIn>
  );
}

export function Archives({ index, current }: WaysProps) {
  const { locale } = useShop();
  const choices = index.archives.map(({ value, count }) => ({
    label: formatMonth(value, locale),
    count,
    to: addressOf({ archive: value }),
    current: value === current,
  }));
  return (
    <WayIn heading="Archives">
      <Counted choices={choices} />
    </WayIn>
  );
}

export function Tags({ index, current }: WaysProps) {
  return (
    <WayIn heading="Tags">
      <ul className="mt-4 flex flex-wrap gap-2">
        {index.tags.map(({ value }) => (
          <li key={value}>
            <Link
              to={addressOf({ tag: value })}
              aria-current={value === current ? 'true' : undefined}
              className={clsx(
                'flex min-h-8 items-center rounded-control border px-3 text-small pointer-coarse:min-h-11',
                value === current
                  ? 'border-action bg-action-soft'
                  : 'border-edge/60 hover:border-edge hover:bg-sunken',
              )}
            >
              {value}
            </Link>
          </li>
        ))}
      </ul>
    </WayIn>
  );
}

type Choice = { label: string; count: number; to: string; current?: boolean };

function Counted({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className="mt-3">
      {choices.map(({ label, count, to, current }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={current ? 'true' : undefined}
            className="flex items-baseline justify-between gap-4 py-1.5 text-muted hover:text-ink aria-[current]:font-semibold
              aria-[current]:text-ink pointer-coarse:py-2.5"
          >
            {label}
            <span className="text-fine tabular-nums">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
