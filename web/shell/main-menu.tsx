import { lazy, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { EdgeFragment } from '../page/edge-fragment.tsx';
import { useShop } from '../page/use-shop.ts';
import { addressesIn } from '../texts/navigation.ts';
import { currentIn } from './current-link.ts';

const load = () => import('./menu-content.tsx');
const Content = import.meta.env.SSR ? (await load()).default : lazy(load);
const NAME = 'Main';

export function MainMenu() {
  const { departments, hidden, services } = useShop();
  const location = useLocation();
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`[aria-label=${NAME}] a`)];
    const current = currentIn(links.map(hrefOf), location);
    for (const link of links) link.ariaCurrent = hrefOf(link) === current ? 'page' : null;
  }, [location]);
  const facts = { departments, hidden, services };
  return (
    <EdgeFragment
      as="nav"
      aria-label={NAME}
      className="lg:order-2 lg:flex lg:h-11 lg:basis-full lg:items-center"
      of={{ ...facts, current: import.meta.env.SSR ? currentIn(addressesIn(facts), location) : '' }}
      content={Content}
    />
  );
}

const hrefOf = (link: HTMLAnchorElement) => link.getAttribute('href') ?? '';
