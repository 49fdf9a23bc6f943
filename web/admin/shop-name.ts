import { useQuery } from '@tanstack/react-query';
import type { Settings } from '../../functions/office/settings/contract.ts';
import { api } from '../api/client.ts';
import { findSettings } from '../api/settings.ts';
import { DEFAULTS } from '../content/texts/company.ts';
import { queryClient } from './query-client.ts';

const KEY = ['shop name'];

const nameIn = ({ shopName }: Pick<Settings, 'shopName'>) => shopName ?? DEFAULTS.shopName;

/** What the shop is called; empty until that is known. Asked for once, since it hardly ever changes. */
export function useShopName(): string {
  const options = {
    queryKey: KEY,
    queryFn: async () => nameIn((await findSettings(api)).entity),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  };
  return useQuery(options, queryClient).data ?? '';
}

export const rememberShopName = (settings: Settings) => queryClient.setQueryData(KEY, nameIn(settings));
