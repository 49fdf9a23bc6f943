import type { Session } from '../../api/session.ts';
import { Link } from '../../ui/link.tsx';

type SignedInAsProps = { session: Session | null; needed: readonly string[] | undefined };

/** Shows whose token is sent and whether it permits this call. */
export function SignedInAs({ session, needed }: SignedInAsProps) {
  if (!session) {
    return (
      <p className="text-fine text-muted">
        {needed ? 'Sign-in required: ' : 'As a visitor. '}
        <Link to="/login">Login</Link>
      </p>
    );
  }
  const may = !needed || needed.includes(session.role);
  return (
    <p className="text-fine text-muted">
      As <span className="font-medium text-ink">{session.username}</span>
      {may ? `, ${session.role}` : `, ${session.role}: not permitted`}
    </p>
  );
}
