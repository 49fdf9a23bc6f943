import type { Customer, CustomerDetails } from '../../functions/contracts/customers.ts';
import { type ApiClient, entityOf, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

export const listCustomers = (api: ApiClient, query: ListQuery) =>
  listOf<Customer>(api.api.customers.$get({ query }));

export const findCustomer = (api: ApiClient, id: string) =>
  entityOf<CustomerDetails>(api.api.customers[':id'].$get({ param: { id } }));
