import { Menu, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { CachedFragment } from '../page/painted.tsx';
import { checkoutLinks, currentLink, navigation } from '../texts/navigation.ts';
import { Link } from '../ui/link.tsx';
import { closePopover, Popover } from '../ui/popover.tsx';
import { SearchBox } from './search-box.tsx';

const ID = 'site-navigation';

/** What does not fit into the header on phones: search and all navigation links. */
export function PhoneNavigation() {
  const current = currentLink(useLocation().pathname);
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        aria-label="Menu"
        className="group -me-2.5 grid size-11 place-items-center rounded-control text-ink lg:hidden"
      >
        <Menu size={22} aria-hidden="true" className="group-[:has(~:popover-open)]:hidden" />
        <X size={22} aria-hidden="true" className="hidden group-[:has(~:popover-open)]:block" />
      </button>
      <Popover
        id={ID}
        className="inset-x-0 top-16 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-x-0 border-t-0 px-gutter py-4
          lg:hidden"
      >
        <SearchBox className="mb-2" />
        <CachedFragment as="nav" aria-label="Main" of={current} content={NavigationLinks} />
      </Popover>
    </>
  );
}

const NavigationLinks = ({ of: current }: { of: string | undefined }) => (
  <ul className="divide-y divide-line">
    {[...navigation, ...checkoutLinks].map(link => (
      <li key={link.to}>
        <Link
          to={link.to}
          aria-current={link.to === current ? 'page' : undefined}
          onClick={closePopover}
          className="flex min-h-12 items-center text-title aria-[current=page]:text-action"
        >
          {link.label}
        </Link>
      </li>
    ))}
  </ul>
);
