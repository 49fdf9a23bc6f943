import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { Link } from '../../../ui/link.tsx';
import { PageHead } from '../../page/page-head.tsx';

const SECTIONS = [
  { to: '/admin/settings', label: 'Shop' },
  { to: '/admin/settings/orders', label: 'Orders' },
  { to: '/admin/settings/shipping', label: 'Shipping' },
  { to: '/admin/settings/sign-in', label: 'Sign-in' },
  { to: '/admin/settings/browser', label: 'This browser' },
];

/** Shop settings are for administrators; browser settings are for everyone. */
export function Settings() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead title="Settings" />
      {useSession()?.role === 'admin' && (
        <nav aria-label="Settings" className="mb-6 max-w-form border-b border-line">
          <ul className="flex gap-1 max-sm:gap-0">
            {SECTIONS.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={to === pathname ? 'page' : undefined}
                  className="-mb-px flex h-10 items-center border-b-2 border-transparent px-3 text-small whitespace-nowrap text-muted max-sm:px-1.5
                    hover:text-ink aria-[current=page]:border-action aria-[current=page]:font-medium
                    aria-[current=page]:text-ink pointer-coarse:h-11"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Outlet />
    </>
  );
}
