import type { OrderSettings, UpdateOrderSettings } from '../../functions/ordering/order-settings/contract.ts';
import type { ShippingFee, UpdateShippingFees } from '../../functions/ordering/shipping/contract.ts';
import type {
  SignInSettings,
  UpdateSignInSettings,
} from '../../functions/people/sign-in-settings/contract.ts';
import type { Settings, UpdateSettings } from '../../functions/settings/contract.ts';
import { type ApiClient, dataOf, entityOf, ifMatch } from './client.ts';

export const findSettings = (api: ApiClient) => entityOf<Settings>(api.api.settings.$get());

export const updateSettings = (api: ApiClient, json: UpdateSettings, etag: string) =>
  entityOf<Settings>(api.api.settings.$put({ json }, ifMatch(etag)));

export const findOrderSettings = (api: ApiClient) => entityOf<OrderSettings>(api.api.settings.orders.$get());

export const updateOrderSettings = (api: ApiClient, json: UpdateOrderSettings, etag: string) =>
  entityOf<OrderSettings>(api.api.settings.orders.$put({ json }, ifMatch(etag)));

export const findSignInSettings = (api: ApiClient) =>
  entityOf<SignInSettings>(api.api.settings['sign-in'].$get());

export const updateSignInSettings = (api: ApiClient, json: UpdateSignInSettings, etag: string) =>
  entityOf<SignInSettings>(api.api.settings['sign-in'].$put({ json }, ifMatch(etag)));

export const listShippingFees = async (api: ApiClient): Promise<ShippingFee[]> =>
  (await dataOf<ShippingFee[]>(api.api.settings.shipping.$get())).data;

export const updateShippingFees = async (api: ApiClient, json: UpdateShippingFees): Promise<ShippingFee[]> =>
  (await dataOf<ShippingFee[]>(api.api.settings.shipping.$put({ json }))).data;
