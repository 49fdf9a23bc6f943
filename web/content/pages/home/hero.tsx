import { lazy } from 'react';
import { EdgeFragment } from '../../../page/edge-fragment.tsx';
import { useShop } from '../../../page/use-shop.ts';
import type { HomeData } from './home-data.ts';

const load = () => import('./hero-content.tsx');
const Content = import.meta.env.SSR ? (await load()).default : lazy(load);

type HeroProps = Pick<HomeData, 'written'> & { alone?: boolean };

export function Hero({ written, alone = false }: HeroProps) {
  const { company } = useShop();
  const of = { shop: company.name, heading: written?.heading ?? '', lead: written?.lead ?? '', alone };
  return (
    <EdgeFragment
      as="section"
      className="relative overflow-hidden border-t border-line"
      of={of}
      content={Content}
    />
  );
}
