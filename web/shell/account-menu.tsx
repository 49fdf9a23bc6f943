import { ChevronDown, UserRound } from 'lucide-react';
import { logOut } from '../api/log-out.ts';
import type { Session } from '../api/session.ts';
import { Link } from '../ui/link.tsx';
import { closePopovers, Popover } from '../ui/popover.tsx';

const menu = 'account-menu';
const row = `flex min-h-9 w-full items-center rounded-control px-3 text-start hover:bg-sunken focus-visible:bg-sunken
  focus-visible:outline-offset-0 pointer-coarse:min-h-11`;

export default function AccountMenu({ session }: { session: Session }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={menu}
        aria-label={`Account of ${session.username}`}
        className="inline-flex h-9 max-w-44 items-center gap-2 rounded-control px-2 text-small font-medium hover:bg-sunken
          pointer-coarse:h-11"
      >
        <UserRound size={18} aria-hidden="true" className="shrink-0 text-action" />
        <span className="truncate max-sm:sr-only">{session.username}</span>
        <ChevronDown size={14} aria-hidden="true" className="shrink-0 text-muted" />
      </button>
      <Popover id={menu} className="popover-below min-w-48 rounded-card">
        <p className="truncate border-b border-line px-3 pt-1 pb-2 text-fine text-muted">
          Signed in as {session.username}
        </p>
        <ul className="pt-1">
          <li>
            <Link to="/account" className={row}>
              Your account
            </Link>
          </li>
          <li>
            <Link to="/saved" className={row}>
              Saved
            </Link>
          </li>
          {session.role !== 'customer' && (
            <li>
              <Link to="/admin" className={row}>
                Back office
              </Link>
            </li>
          )}
          <li>
            <button
              type="button"
              className={row}
              onClick={() => {
                closePopovers();
                logOut();
              }}
            >
              Logout
            </button>
          </li>
        </ul>
      </Popover>
    </>
  );
}
