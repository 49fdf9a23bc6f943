import type { HealthDetails } from '../../functions/health/contract.ts';
import { type ApiClient, dataOf } from './client.ts';

export async function readHealth(api: ApiClient): Promise<HealthDetails> {
  return (await dataOf<HealthDetails>(api.api.health.details.$get())).data;
}
