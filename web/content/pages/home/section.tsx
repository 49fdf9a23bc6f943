import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';

type SectionProps = {
  id: string;
  heading: string;
  lead: string;
  /** Link to the full list. */
  more?: { label: string; to: string };
  /** Content below the heading, as wide as the page. */
  wide?: boolean;
  /** On a raised background. */
  raised?: boolean;
  children: ReactNode;
};

/** Heading and lead at the start, the content next to them. */
export function Section({ id, heading, lead, more, wide, raised, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={heading ? `${id}-heading` : undefined}
      className={clsx('border-t border-line', raised && 'bg-surface')}
    >
      <div
        className={clsx(
          'mx-auto grid max-w-page gap-x-12 gap-y-10 px-gutter py-16 sm:py-24',
          !wide && 'lg:grid-cols-[4fr_8fr]',
        )}
      >
        <div className={clsx('max-w-prose', !wide && 'self-start lg:sticky lg:top-36')}>
          {heading && (
            <h2 id={`${id}-heading`} className="text-heading font-semibold">
              {heading}
            </h2>
          )}
          <p className="mt-3 max-w-md text-body text-muted">{lead}</p>
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
  'mt-4 inline-block py-1 font-medium text-action underline decoration-1 underline-offset-4 hover:text-action-strong pointer-coarse:py-2.5';
