import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { BlogIndex } from '../../../functions/content/blog/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { Formatted } from '../../ui/formatted.tsx';
import { Link } from '../../ui/link.tsx';
import { formatMonth } from '../../ui/months.ts';
import { addressOf } from './blog-address.ts';

type FilterSectionProps = { heading: string; of?: readonly unknown[]; children: ReactNode };

/** Renders nothing if there is nothing to choose. */
export function FilterSection({ heading, of, children }: FilterSectionProps) {
  if (of?.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h2 className="text-title font-semibold">{heading}</h2>
      {children}
    </section>
  );
}

type FilterProps = { index: BlogIndex; current?: string };

export function Categories({ index }: FilterProps) {
  const choices = index.categories.map(({ value, count }) => ({
    label: value,
    count,
    to: addressOf({ category: value }),
  }));
  return (
    <FilterSection heading="Categories" of={choices}>
      <Counted choices={choices} />
    </FilterSection>
  );
}

export function Archives({ index, current }: FilterProps) {
  const { locale } = useShop();
  const choices = index.archives.map(({ value, count }) => ({
    label: <Formatted by={formatMonth} of={[value, locale]} />,
    count,
    to: addressOf({ archive: value }),
    current: value === current,
  }));
  return (
    <FilterSection heading="Archives" of={choices}>
      <Counted choices={choices} />
    </FilterSection>
  );
}

export function Tags({ index, current }: FilterProps) {
  return (
    <FilterSection heading="Tags" of={index.tags}>
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
    </FilterSection>
  );
}

type Choice = { label: ReactNode; count: number; to: string; current?: boolean };

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
