import clsx from 'clsx';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link.tsx';
import { Mark, Wordmark } from '../../ui/mark.tsx';
import { useShopName } from '../shop-name.ts';
import { NavigationLinks } from './navigation-links.tsx';

const DASHBOARD = '/admin/admindashboard';

export function Sidebar({ id, collapsed }: { id: string; collapsed: boolean }) {
  const { pathname } = useLocation();
  const shop = useShopName();
  return (
    <aside
      id={id}
      className={clsx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col overflow-x-hidden overflow-y-auto border-e border-line bg-surface transition-[width] md:flex print:hidden',
        collapsed ? 'w-16' : 'w-60',
      )}
    >
      <div className={clsx('flex h-14 shrink-0 items-center', collapsed ? 'justify-center' : 'px-5')}>
        <Link
          to={DASHBOARD}
          aria-label={shop ? `${shop}, dashboard` : 'Dashboard'}
          aria-current={pathname === DASHBOARD ? 'page' : undefined}
          className="rounded-control"
        >
          {collapsed ? <Mark className="size-7 text-action" /> : <Wordmark name={shop} />}
        </Link>
      </div>
      <NavigationLinks collapsed={collapsed} />
    </aside>
  );
}
