import { useRouteLoaderData } from 'react-router-dom';
import type { ShopData } from '../api/visit.ts';

const NOWHERE: ShopData = { countries: [], country: null, locale: 'en', origin: '' };

/** The shop as this visitor finds it: countries, their own one, how they read numbers. */
export const useShop = () => (useRouteLoaderData('shop') as ShopData | undefined) ?? NOWHERE;
