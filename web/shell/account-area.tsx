import { UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession } from '../api/session.ts';
import { ButtonLink } from '../ui/button.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** The login link, or the account menu if signed in. */
export function AccountArea() {
  const session = useSession();
  if (!session) {
    return (
      <ButtonLink to="/login" size="sm" variant="plain">
        <UserRound size={18} />
        Login
      </ButtonLink>
    );
  }
  return (
    <Suspense fallback={<span className="size-9 pointer-coarse:size-11" />}>
      <AccountMenu session={session} />
    </Suspense>
  );
}
