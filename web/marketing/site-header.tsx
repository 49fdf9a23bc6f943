import { Menu, X } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { navigation } from '../content/navigation.ts';
import { Wordmark } from '../ui/mark.tsx';
import { closePopover, Popover } from '../ui/popover.tsx';
import { AccountArea } from './account-area.tsx';

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-16 max-w-page items-center gap-6 px-gutter">
        <Link to="/" aria-label="Meridian, home" className="flex rounded-control">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="me-auto hidden items-center gap-1 lg:flex">
          {navigation.map(link => (
            <NavLink
              key={link.to}
              to={link.to}
              end={link.to === '/'}
              className="rounded-control px-3 py-2 text-small text-muted transition-colors hover:text-ink
                aria-[current=page]:text-ink"
            >
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <AccountArea />
          <PhoneNavigation />
        </div>
      </div>
    </header>
  );
}

const drawer = 'site-navigation';

function PhoneNavigation() {
  return (
    <>
      <button
        type="button"
        popoverTarget={drawer}
        aria-label="Menu"
        className="group -me-2.5 grid size-11 place-items-center rounded-control text-ink lg:hidden"
      >
        <Menu size={22} aria-hidden="true" className="group-[:has(~:popover-open)]:hidden" />
        <X size={22} aria-hidden="true" className="hidden group-[:has(~:popover-open)]:block" />
      </button>
      <Popover id={drawer} className="inset-x-0 top-16 w-full border-x-0 border-t-0 px-gutter py-3 lg:hidden">
        <nav aria-label="Main">
          <ul className="divide-y divide-line">
            {navigation.map(link => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  end={link.to === '/'}
                  onClick={closePopover}
                  className="flex min-h-12 items-center text-title aria-[current=page]:text-action"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </Popover>
    </>
  );
}
