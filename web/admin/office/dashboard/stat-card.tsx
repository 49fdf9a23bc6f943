import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formatNumber } from '../../format.ts';

type StatCardProps = {
  label: string;
  /** Undefined while loading. */
  value: number | undefined;
  icon: LucideIcon;
  /** The screen behind the figure, if any. */
  to?: string;
};

export function StatCard({ label, value, icon: Icon, to }: StatCardProps) {
  return (
    <Card className="relative p-4 transition-colors sm:p-5 has-[a:hover]:border-edge">
      <div className="flex items-center gap-2 text-small text-muted">
        <Icon size={16} aria-hidden="true" />
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {label}
          </Link>
        ) : (
          label
        )}
        {to && <ArrowRight size={16} aria-hidden="true" className="ms-auto rtl:rotate-180" />}
      </div>
      {value === undefined ? (
        <Skeleton className="mt-3 h-9 w-16" />
      ) : (
        <p className="mt-3 text-heading leading-9 font-semibold tabular-nums">{formatNumber(value)}</p>
      )}
    </Card>
  );
}
