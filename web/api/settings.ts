import type { Settings, UpdateSettings } from '../../functions/office/settings/contract.ts';
import type { ShippingFee, UpdateShippingFees } from '../../functions/ordering/shipping/contract.ts';
import { type ApiClient, dataOf, entityOf, ifMatch } from './client.ts';

export const findSettings = (api: ApiClient) => entityOf<Settings>(api.api.settings.$get());

export const updateSettings = (api: ApiClient, json: UpdateSettings, etag: string) =>
  entityOf<Settings>(api.api.settings.$put({ json }, ifMatch(etag)));

export const listShippingFees = async (api: ApiClient): Promise<ShippingFee[]> =>
  (await dataOf<ShippingFee[]>(api.api.settings.shipping.$get())).data;

export const updateShippingFees = async (api: ApiClient, json: UpdateShippingFees): Promise<ShippingFee[]> =>
  (await dataOf<ShippingFee[]>(api.api.settings.shipping.$put({ json }))).data;
