import { useRouteLoaderData } from 'react-router-dom';
import type { ShopData } from '../api/visit.ts';

const NOWHERE: ShopData = {
  countries: [],
  company: {
    name: 'Meridian',
    blurb: '',
    address: [],
    emails: [],
    phones: [],
    since: 0,
    social: [],
    opening: '',
    bankAccount: [],
    checkoutNotice: '',
  },
  country: null,
  locale: 'en',
  origin: '',
};

/** The shop as this visitor finds it: who runs it, countries, their own one, how they read numbers. */
export const useShop = () => (useRouteLoaderData('shop') as ShopData | undefined) ?? NOWHERE;
