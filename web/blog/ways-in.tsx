import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useShop } from '../shell/use-shop.ts';
import { Link } from '../ui/link.tsx';
import { formatMonth } from '../ui/months.ts';
import { addressOf, archives, categoryChoices, tags } from './blog-address.ts';

/** One way into the blog: its name, and where it leads. */
export function WayIn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <h2 className="text-title font-semibold">{heading}</h2>
      {children}
    </section>
  );
}

export function Categories() {
  return (
    <WayIn heading="Categories">
      <Counted
        choices={categoryChoices.map(choice => ({ ...choice, to: addressOf({ category: choice.value }) }))}
      />
    </WayIn>
  );
}

export function Archives({ current }: { current?: string }) {
  const { locale } = useShop();
  const choices = archives.map(({ value, count }) => ({
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

export function Tags({ current }: { current?: string }) {
  return (
    <WayIn heading="Tags">
      <ul className="mt-4 flex flex-wrap gap-2">
        {tags.map(({ value }) => (
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
