import clsx from 'clsx';
import { Store } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { Link } from '../../ui/link.tsx';
import { formatNumber } from '../format.ts';
import { useNewCounts } from '../new-counts.ts';
import type { NavigationEntry } from '../resource.ts';
import { sections } from '../sections.ts';

type NavigationLinksProps = {
  /** Icons only; labels remain for screen readers and as tooltips. */
  collapsed?: boolean;
  onNavigate?: () => void;
};

export function NavigationLinks({ collapsed = false, onNavigate }: NavigationLinksProps) {
  const session = useSession();
  const shown = sections.filter(({ role }) => !role || role === session?.role);
  return (
    <nav aria-label="Back office" className="flex flex-1 flex-col justify-between gap-6 p-3">
      <ul className="grid gap-0.5">
        {shown.map(({ path, label, icon, waiting }) => (
          <Entry key={path} {...{ path, label, icon, waiting, collapsed, onNavigate }} />
        ))}
      </ul>
      <ul className="border-t border-line pt-3">
        <Entry path="/" label="View shop" icon={Store} {...{ collapsed, onNavigate }} />
      </ul>
    </nav>
  );
}

type EntryProps = Pick<NavigationEntry, 'path' | 'label' | 'icon'> & {
  waiting?: NavigationEntry['waiting'] | undefined;
} & NavigationLinksProps;

function Entry(props: EntryProps) {
  const { path, label, icon: Icon, waiting, collapsed, onNavigate } = props;
  const { pathname } = useLocation();
  const counts = useNewCounts();
  const count = (waiting && counts?.[waiting]) ?? 0;
  return (
    <li>
      <Link
        to={path}
        aria-current={isAt(pathname, path) ? 'page' : undefined}
        onClick={onNavigate}
        title={collapsed ? label : undefined}
        className="relative flex h-9 items-center gap-3 rounded-control px-2.5 text-small whitespace-nowrap text-muted transition-colors
          hover:bg-sunken hover:text-ink aria-[current=page]:bg-action-soft aria-[current=page]:font-medium
          aria-[current=page]:text-action pointer-coarse:h-11"
      >
        <Icon size={18} aria-hidden="true" className="shrink-0" />
        <span className={clsx(collapsed && 'sr-only')}>{label}</span>
        {count > 0 && <Count count={count} collapsed={collapsed} />}
      </Link>
    </li>
  );
}

/** The number waiting, or just a dot where only icons show. */
function Count({ count, collapsed }: { count: number; collapsed: boolean | undefined }) {
  if (collapsed) {
    return (
      <span className="absolute end-1.5 top-1.5 size-2 rounded-full bg-notice">
        <span className="sr-only">{formatNumber(count)} waiting</span>
      </span>
    );
  }
  return (
    <span className="ms-auto rounded-full bg-notice-soft px-2 py-px text-fine font-medium text-ink tabular-nums">
      {formatNumber(count)}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

/** A list stays marked while one of its rows is open. */
const isAt = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);
