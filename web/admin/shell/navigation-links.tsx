import clsx from 'clsx';
import { Store } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { Link } from '../../ui/link.tsx';
import { writtenNumber } from '../written.ts';
import { type NavigationEntry, navigation } from './navigation.ts';
import { useWaiting } from './waiting.ts';

type NavigationLinksProps = {
  /** Only the icons show; the words stay for whoever listens, and as tips. */
  collapsed?: boolean;
  onNavigate?: () => void;
};

export function NavigationLinks({ collapsed = false, onNavigate }: NavigationLinksProps) {
  const session = useSession();
  const shown = navigation.filter(({ role }) => !role || role === session?.role);
  return (
    <nav aria-label="Back office" className="flex flex-1 flex-col justify-between gap-6 p-3">
      <ul className="grid gap-0.5">
        {shown.map(entry => (
          <Entry key={entry.to} {...entry} {...{ collapsed, onNavigate }} />
        ))}
      </ul>
      <ul className="border-t border-line pt-3">
        <Entry to="/" label="View shop" icon={Store} {...{ collapsed, onNavigate }} />
      </ul>
    </nav>
  );
}

function Entry(props: NavigationEntry & NavigationLinksProps) {
  const { to, label, icon: Icon, waiting, collapsed, onNavigate } = props;
  const { pathname } = useLocation();
  const counts = useWaiting();
  const count = (waiting && counts?.[waiting]) ?? 0;
  return (
    <li>
      <Link
        to={to}
        aria-current={isAt(pathname, to) ? 'page' : undefined}
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

/** How many wait to be read; where only icons show, that some do. */
function Count({ count, collapsed }: { count: number; collapsed: boolean | undefined }) {
  if (collapsed) {
    return (
      <span className="absolute end-1.5 top-1.5 size-2 rounded-full bg-notice">
        <span className="sr-only">{writtenNumber(count)} waiting</span>
      </span>
    );
  }
  return (
    <span className="ms-auto rounded-full bg-notice-soft px-2 py-px text-fine font-medium text-ink tabular-nums">
      {writtenNumber(count)}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

/** A list stays marked while one of its rows is open. */
const isAt = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);
