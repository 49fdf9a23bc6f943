import type { Stats } from '../../functions/office/stats/contract.ts';
import { type ApiClient, dataOf } from './client.ts';

export async function readStats(api: ApiClient): Promise<Stats> {
  return (await dataOf<Stats>(api.api.stats.$get())).data;
}
