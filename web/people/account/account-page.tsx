import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberReturnPath } from '../../api/return-path.ts';
import { useSession } from '../../api/session.ts';
import { hasEnded } from '../../api/sign-in.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { Link } from '../../ui/link.tsx';

const PARTS = [
  { label: 'Orders', to: '/account' },
  { label: 'Reviews', to: '/account/reviews' },
  { label: 'Addresses', to: '/account/addresses' },
  { label: 'Details', to: '/account/details' },
] as const;

type AccountPageProps = { title: string; description: string; action?: ReactNode; children: ReactNode };

/** Frame of every account page: navigation, and a redirect when the session ends. */
export function AccountPage({ title, description, action, children }: AccountPageProps) {
  const { pathname } = useLocation();
  useEndOfSession();
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-20 sm:pt-10">
      <PageMeta title={title} description={description} hidden />
      <p className="text-small text-muted">Your account</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-heading font-semibold">{title}</h1>
        {action}
      </div>
      <nav aria-label="Your account" className="mt-6 border-b border-line">
        <ul className="-mb-px flex gap-6">
          {PARTS.map(part => (
            <li key={part.to}>
              <Link
                to={part.to}
                aria-current={part.to === pathname ? 'page' : undefined}
                className="flex min-h-11 items-center border-b-2 border-transparent text-muted transition-colors
                  hover:text-ink aria-[current=page]:border-action aria-[current=page]:font-medium
                  aria-[current=page]:text-ink"
              >
                {part.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <noscript>
        <p className="mt-6">
          Your account needs JavaScript. You can look up an order without it:{' '}
          <a href="/order">Find your order</a>.
        </p>
      </noscript>
      <div className="mt-8">{children}</div>
    </div>
  );
}

/** After signing out, here or in another tab, the account must not stay on the screen. */
function useEndOfSession() {
  const isSignedIn = useSession() !== null;
  const was = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (was.current && !isSignedIn) {
      // If the visitor did not log out, return them here after the login.
      if (hasEnded()) rememberReturnPath(window.location.pathname + window.location.search);
      void navigate(hasEnded() ? '/login' : '/', { replace: true });
    }
    was.current = isSignedIn;
  }, [isSignedIn, navigate]);
}
