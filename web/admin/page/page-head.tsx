import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { LAST_ROW } from '../../../functions/contracts/list-limits.ts';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { Link } from '../../ui/link.tsx';
import { zoneName } from '../clock.ts';
import { formatTotal } from '../format.ts';
import { useShopName } from '../shop-name.ts';

type PageHeadProps = {
  title: string;
  /** The number of rows, shown next to the title. */
  count?: number | undefined;
  /** Whether the page shows times; if so, it names their time zone. */
  clock?: boolean | undefined;
  back?: { to: To; label: string };
  /** The primary button. */
  children?: ReactNode;
};

export function PageHead({ title, count, clock, back, children }: PageHeadProps) {
  const shop = useShopName();
  return (
    <div className="mb-6">
      <DocumentTitle title={shop ? `${title} · ${shop} admin` : title} />
      {back && (
        <Link
          to={back.to}
          className="mb-3 inline-flex items-center gap-1.5 text-small text-muted hover:text-ink hover:underline
            pointer-coarse:min-h-11"
        >
          <ArrowLeft size={16} aria-hidden="true" className="rtl:rotate-180" />
          {back.label}
        </Link>
      )}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 tabIndex={-1} className="text-title font-semibold outline-none">
            {title}
          </h1>
          {count !== undefined && (
            <span className="text-small text-muted tabular-nums">
              {count > LAST_ROW ? formatTotal(count) : count.toLocaleString()}
            </span>
          )}
          {clock && <span className="text-small text-muted">Times in {zoneName()}</span>}
        </div>
        {children}
      </div>
    </div>
  );
}
