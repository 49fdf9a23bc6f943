import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';

type SectionProps = {
  id: string;
  heading: string;
  lead?: string | undefined;
  /** Link to the full list. */
  more?: { label: string; to: string } | undefined;
  /** Content below the heading, as wide as the page. */
  wide?: boolean;
  /** Smaller: for what nobody shops by. */
  quiet?: boolean;
  /** On a raised background. */
  raised?: boolean;
  children: ReactNode;
};

/** Heading and lead at the start, the content below or next to them. */
export function Section({ id, heading, lead, more, wide, quiet, raised, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={heading ? `${id}-heading` : undefined}
      className={clsx('border-t border-line', raised && 'bg-surface')}
    >
      <div
        className={clsx(
          'mx-auto grid max-w-page gap-6 px-gutter',
          quiet ? 'py-9' : 'py-12',
          !wide && 'lg:grid-cols-[4fr_8fr]',
        )}
      >
        <div className={clsx(wide && 'flex flex-wrap items-baseline justify-between gap-x-6')}>
          <div className="max-w-prose">
            {heading && (
              <h2
                id={`${id}-heading`}
                className={clsx('font-semibold', quiet ? 'text-title' : 'text-heading')}
              >
                {heading}
              </h2>
            )}
            {lead && <p className="mt-1 max-w-md text-small text-muted">{lead}</p>}
          </div>
          {more && (
            <Link to={more.to} className={moreLink}>
              {more.label}
            </Link>
          )}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}

const moreLink =
  'mt-1 inline-block py-1 font-medium text-action underline decoration-1 underline-offset-4 hover:text-action-strong pointer-coarse:py-2.5';
