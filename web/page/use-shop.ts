import { use } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { ShopData } from '../api/request-context.ts';
import { InCachedFragment } from './in-cached-fragment.ts';

/** Until the shop's data is loaded, only the header is rendered. */
const NOWHERE = {
  countries: [],
  company: { name: 'Meridian' },
  country: null,
  departments: [],
  hidden: [],
  locale: 'en',
  origin: '',
  services: [],
} satisfies { [Fact in keyof ShopData]?: Partial<ShopData[Fact]> | null };

/** The shop as this visitor sees it: company, countries, their country and locale. */
export function useShop(): ShopData {
  if (import.meta.env.SSR && use(InCachedFragment))
    throw new Error('Painted content must be given everything it depends on');
  return (useRouteLoaderData('shop') ?? NOWHERE) as ShopData;
}
