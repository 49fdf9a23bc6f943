import { ChevronDown, LogOut, Settings, UserRound } from 'lucide-react';
import { useSession } from '../../api/session.ts';
import { Menu, MenuItem, MenuLink, MenuNote, MenuSeparator } from '../../ui/menu.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { useShownName } from '../use-shown-name.ts';

export function AccountMenu() {
  const session = useSession();
  const name = useShownName();
  const submit = useSubmit();
  // During logout there is no session to greet.
  if (!session) return null;
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex h-9 min-w-0 items-center gap-1.5 rounded-control px-2.5 text-small hover:bg-sunken
            data-popup-open:bg-sunken pointer-coarse:h-11"
        >
          <span className="truncate">Welcome, {session.role === 'admin' ? 'Admin' : 'Staff'}</span>
          <ChevronDown size={14} aria-hidden="true" className="shrink-0 text-muted" />
        </button>
      }
    >
      <MenuNote>{name}</MenuNote>
      <MenuLink to="/admin/profile">
        <UserRound aria-hidden="true" />
        Profile
      </MenuLink>
      <MenuLink to="/admin/settings">
        <Settings aria-hidden="true" />
        Settings
      </MenuLink>
      <MenuSeparator />
      <MenuItem onSelect={() => submit(new FormData(), { action: '/admin/logout' })}>
        <LogOut aria-hidden="true" />
        Logout
      </MenuItem>
    </Menu>
  );
}
