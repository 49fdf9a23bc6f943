import { useQuery } from '@tanstack/react-query';
import type { Settings } from '../../functions/office/settings/contract.ts';
import { api } from '../api/client.ts';
import { findSettings } from '../api/settings.ts';
import { DEFAULTS } from '../content/texts/company.ts';
import { setClock, shopZone } from './clock.ts';
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

/** What was undone may have been its clock: then all that is shown follows, and the days of reports with it. */
export async function learnShopAgain() {
  const before = shopZone();
  await queryClient.fetchQuery({ ...KNOWN, staleTime: 0 }).then(setClock, () => undefined);
  if (shopZone() !== before) await queryClient.refetchQueries({ type: 'active' });
}

export function rememberShopSettings(settings: Settings) {
  queryClient.setQueryData(KNOWN.queryKey, settings);
  setClock(settings);
}
