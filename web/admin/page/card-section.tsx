import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';

type SectionProps = {
  title: string;
  /** The number of rows, shown next to the title. */
  count?: string | undefined;
  /** The full list. */
  all?: { to: string; label: string };
  children: ReactNode;
};

export function Section({ title, count, all, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="h-full">
        <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-5 py-3">
          <h2 id={id} className="text-body font-semibold">
            {title}
          </h2>
          {count && <span className="text-small text-muted tabular-nums">{count}</span>}
          {all && (
            <Link to={all.to} className="ms-auto text-small text-action hover:underline">
              {all.label}
            </Link>
          )}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** An empty state with nothing to do. */
export function Nothing({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center justify-center gap-2 px-5 py-10 text-small text-muted">
      <CircleCheck size={18} aria-hidden="true" className="shrink-0 text-action" />
      {children}
    </p>
  );
}

type EntryProps = { to: string; title: string; under: ReactNode; children?: ReactNode };

/** A section row that is a link as a whole. */
export function Entry({ to, title, under, children }: EntryProps) {
  return (
    <li className="relative flex items-center justify-between gap-4 px-5 py-2.5 text-small transition-colors hover:bg-sunken/55">
      <span className="min-w-0">
        <Link to={to} className="block truncate font-medium after:absolute after:inset-0">
          {title}
        </Link>
        <span className="block truncate text-fine text-muted">{under}</span>
      </span>
      {children}
    </li>
  );
}

export const Entries = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line py-1">{children}</ul>
);
