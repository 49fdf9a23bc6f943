import { useQuery } from '@tanstack/react-query';
import type { Settings } from '../../functions/office/settings/contract.ts';
import { api } from '../api/client.ts';
import { findSettings } from '../api/settings.ts';
import { DEFAULTS } from '../content/texts/company.ts';
import { setClock } from './clock.ts';
import { queryClient } from './query-client.ts';

const KNOWN = {
  queryKey: ['shop'],
  queryFn: async () => (await findSettings(api)).entity,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
};

/** What the shop is called; empty until that is known. Asked for once, since it hardly ever changes. */
export function useShopName(): string {
  const { data } = useQuery(KNOWN, queryClient);
  return data ? (data.shopName ?? DEFAULTS.shopName) : '';
}

/** Its clock is known before the first screen, so that all of that says one time; without an answer it is UTC. */
export async function learnShop() {
  await queryClient.ensureQueryData(KNOWN).then(setClock, () => undefined);
}

export function rememberShopSettings(settings: Settings) {
  queryClient.setQueryData(KNOWN.queryKey, settings);
  setClock(settings);
}
