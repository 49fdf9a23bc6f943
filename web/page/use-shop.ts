import { use } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { ShopData } from '../api/request-context.ts';
import { InPainted } from './in-painted.ts';

/** While nothing is known of the shop, there is its frame alone, and of that the head. */
const NOWHERE = {
  countries: [],
  company: { name: 'Meridian' },
  country: null,
  locale: 'en',
  origin: '',
} satisfies { [Fact in keyof ShopData]?: Partial<ShopData[Fact]> | null };

/** The shop as this visitor finds it: who runs it, countries, their own one, how they read numbers. */
export function useShop(): ShopData {
  if (import.meta.env.SSR && use(InPainted))
    throw new Error('Painted content must be given everything it depends on');
  return (useRouteLoaderData('shop') ?? NOWHERE) as ShopData;
}
