import type { Address, CreateAddress, UpdateAddress } from '../../functions/people/addresses/contract.ts';
import { type ApiClient, done, entityOf, ifMatch, listOf } from './client.ts';

const at = (id: number) => ({ param: { id: String(id) } });

export const listMyAddresses = (api: ApiClient) => listOf<Address>(api.api.accounts.me.addresses.$get());

export const findMyAddress = (api: ApiClient, id: number) =>
  entityOf<Address>(api.api.accounts.me.addresses[':id'].$get(at(id)));

export const createMyAddress = (api: ApiClient, json: CreateAddress) =>
  entityOf<Address>(api.api.accounts.me.addresses.$post({ json }));

export const updateMyAddress = (api: ApiClient, id: number, json: UpdateAddress, etag?: string) =>
  entityOf<Address>(
    api.api.accounts.me.addresses[':id'].$put({ ...at(id), json }, etag ? ifMatch(etag) : undefined),
  );

export const deleteMyAddress = (api: ApiClient, id: number) =>
  done(api.api.accounts.me.addresses[':id'].$delete(at(id)));
