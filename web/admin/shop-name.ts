import { useQuery } from '@tanstack/react-query';
import type { Settings } from '../../functions/settings/contract.ts';
import { api } from '../api/client.ts';
import { findSettings } from '../api/settings.ts';
import { DEFAULTS } from '../texts/company.ts';
import { setClock, shopZone } from './clock.ts';
import { queryClient } from './query-client.ts';

const KNOWN = {
  queryKey: ['shop'],
  queryFn: async () => (await findSettings(api)).entity,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
};

/** The shop's name; empty until loaded. Loaded once, since it hardly ever changes. */
export function useShopName(): string {
  const { data } = useQuery(KNOWN, queryClient);
  return data ? (data.shopName ?? DEFAULTS.shopName) : '';
}

/** The undone change may have been the time zone, which affects all times and reports. */
export async function learnShopAgain() {
  const before = shopZone();
  await queryClient.fetchQuery({ ...KNOWN, staleTime: 0 }).then(setClock, () => undefined);
  if (shopZone() !== before) await queryClient.refetchQueries({ type: 'active' });
}

export function rememberShopSettings(settings: Settings) {
  queryClient.setQueryData(KNOWN.queryKey, settings);
  setClock(settings);
}
