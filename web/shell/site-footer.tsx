import { lazy } from 'react';
import { EdgeFragment } from '../page/edge-fragment.tsx';
import { useShop } from '../page/use-shop.ts';

const load = () => import('./footer-content.tsx');
const Content = import.meta.env.SSR ? (await load()).default : lazy(load);

export function SiteFooter() {
  const { company, hidden, services, year } = useShop();
  return (
    <EdgeFragment
      as="footer"
      className="border-t border-line text-small print:hidden"
      of={{ company, hidden, services, year }}
      content={Content}
    />
  );
}
