import { ChevronRight } from 'lucide-react';
import type { To } from 'react-router-dom';
import { Link } from './link.tsx';

/** The last item is the current page and not a link. */
export function Breadcrumbs({ items }: { items: readonly { label: string; to?: To }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1.5 text-small text-muted">
        {items.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-1.5">
            {index > 0 && <ChevronRight size={14} className="rtl:rotate-180" />}
            {to === undefined ? (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            ) : (
              <Link to={to} className="hover:text-ink hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
