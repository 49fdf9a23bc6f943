import { useLocation } from 'react-router-dom';
import { CachedFragment } from '../page/painted.tsx';
import { useShop } from '../page/use-shop.ts';
import { checkoutLinks, currentLink, type NavigationLink, navigation } from '../texts/navigation.ts';
import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/mark.tsx';
import { AccountArea } from './account-area.tsx';
import { CartLink } from './cart-link.tsx';
import { CountrySwitch } from './country-switch.tsx';
import { PhoneNavigation } from './phone-navigation.tsx';
import { SearchBox } from './search-box.tsx';

export function SiteHeader() {
  const current = currentLink(useLocation().pathname);
  const { name } = useShop().company;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-16 max-w-page items-center gap-1 px-gutter sm:gap-3">
        <Link to="/" aria-label={`${name}, home`} className="me-auto flex min-w-0 rounded-control lg:me-6">
          <Wordmark name={name} />
        </Link>
        <SearchBox className="hidden max-w-md flex-1 lg:me-auto lg:block" />
        <CountrySwitch />
        <AccountArea />
        <CartLink />
        <PhoneNavigation />
      </div>
      <CachedFragment
        as="nav"
        aria-label="Main"
        className="mx-auto hidden h-11 max-w-page items-center px-gutter lg:flex"
        of={current}
        content={NavigationLinks}
      />
    </header>
  );
}

const NavigationLinks = ({ of: current }: { of: string | undefined }) => (
  <>
    <ul className="-ms-3 flex flex-1 items-center">{navigation.map(linkItem(current))}</ul>
    <ul className="-me-3 flex items-center">{checkoutLinks.map(linkItem(current))}</ul>
  </>
);

const linkItem = (current: string | undefined) => (link: NavigationLink) => (
  <li key={link.to}>
    <Link
      to={link.to}
      aria-current={link.to === current ? 'page' : undefined}
      className="block rounded-control px-3 py-2 text-small text-muted transition-colors hover:text-ink
        aria-[current=page]:text-ink"
    >
      {link.label}
    </Link>
  </li>
);
