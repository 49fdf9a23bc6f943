import { Menu, X } from 'lucide-react';
import { useShop } from '../page/use-shop.ts';
import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/mark.tsx';
import { Popover } from '../ui/popover.tsx';
import { AccountArea } from './account-area.tsx';
import { CartLink } from './cart-link.tsx';
import { CountrySwitch } from './country-switch.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchBox } from './search-box.tsx';

const DRAWER = 'site-menu';

/** On phones, the menu, the account and the country are in a drawer; on desktops, its content is part of the bar. */
export function SiteHeader() {
  const { name } = useShop().company;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center px-gutter lg:gap-x-3">
        <Link
          to="/"
          aria-label={`${name}, home`}
          className="me-auto my-2.5 flex h-11 min-w-0 items-center lg:me-6"
        >
          <Wordmark name={name} />
        </Link>
        <SearchBox />
        <CartLink />
        <button
          type="button"
          popoverTarget={DRAWER}
          aria-label="Menu"
          className="group -me-2.5 grid size-11 place-items-center lg:hidden"
        >
          <Menu size={22} className="group-[:has(~:popover-open)]:hidden" />
          <X size={22} className="hidden group-[:has(~:popover-open)]:block" />
        </button>
        <Popover
          id={DRAWER}
          className="inset-x-0 top-16 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-x-0 border-t-0 px-gutter py-4
            lg:contents"
        >
          <div className="flex items-center justify-between border-b border-line pb-3 lg:contents">
            <CountrySwitch />
            <AccountArea />
          </div>
          <MainMenu />
        </Popover>
      </div>
    </header>
  );
}
