import clsx from 'clsx';
import { Store } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { Link } from '../../ui/link.tsx';
import { useUnread } from '../messages/unread.ts';
import { writtenNumber } from '../written.ts';
import { type NavigationEntry, navigation } from './navigation.ts';

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
  const { to, label, icon: Icon, hasUnread, collapsed = false, onNavigate } = props;
  const { pathname } = useLocation();
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
        {hasUnread && <UnreadCount collapsed={collapsed} />}
      </Link>
    </li>
  );
}

/** Where only icons show it is a dot on one of them. */
function UnreadCount({ collapsed }: { collapsed: boolean }) {
  const unread = useUnread();
  if (!unread) return null;
  return (
    <span
      className={clsx(
        'bg-action text-on-action tabular-nums',
        collapsed
          ? 'absolute start-6 top-1.5 size-2 rounded-full'
          : 'ms-auto rounded-full px-2 py-0.5 text-fine leading-4 font-medium',
      )}
    >
      <span className={clsx(collapsed && 'sr-only')}>{writtenNumber(unread)}</span>
      <span className="sr-only"> unread</span>
    </span>
  );
}

/** A list stays marked while one of its rows is open. */
const isAt = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);
