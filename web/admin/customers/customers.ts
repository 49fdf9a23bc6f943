import type { Customer } from '../../../functions/contracts/customers.ts';
import { api } from '../../api/client.ts';
import { findCustomer, listCustomers } from '../../api/customers.ts';
import { defineResource } from '../resource.ts';

const never = () => Promise.reject(new Error('customers make their accounts themselves'));

/** Only looked at: an account belongs to whoever made it. */
export const customers = defineResource<Customer, never>({
  path: '/admin/customers',
  one: 'customer',
  many: 'customers',
  offers: 'view',
  idOf: ({ userId }) => String(userId),
  nameOf: ({ username }) => username,
  pathOf: ({ userId }) => `/admin/customers/${userId}`,
  list: query => listCustomers(api, query),
  find: id => findCustomer(api, id),
  create: never,
  update: never,
  remove: never,
  words: {
    title: 'Customers',
    search: 'Search name or e-mail',
    empty: 'As soon as somebody makes an account, it shows here.',
  },
});
