import type { DeliveryTime } from '../../functions/contracts/delivery-time.ts';
import { deliveryTimeIn } from '../../functions/contracts/delivery-time-in.ts';
import type { Country } from '../../functions/pricing/countries/contract.ts';
import { type ApiClient, listOf } from './client.ts';
import { findSettings } from './settings.ts';

/** How long delivery to a country takes; null if the shop doesn't say. */
export async function findDeliveryTime(
  api: ApiClient,
  countryCode: string | undefined,
): Promise<DeliveryTime | null> {
  const [{ rows }, { entity }] = await Promise.all([
    listOf<Country>(api.api.countries.$get({ query: { displayStatus: 'true' } })),
    findSettings(api),
  ]);
  const there = rows.find(country => country.countryCode === countryCode);
  return there ? deliveryTimeIn({ ...there, timeZone: entity.timeZone }) : null;
}
