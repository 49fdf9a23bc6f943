import { ContactRound } from 'lucide-react';
import type { Customer, CustomerDetails } from '../../../../functions/people/customers/contract.ts';
import { api } from '../../../api/client.ts';
import { findCall, listCall } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';

/** An account as shown on its own screen. */
export const findCustomer = findCall<CustomerDetails>(api.api.customers[':id']);

/** View only: an account belongs to its owner. */
export const customers = defineResource<Customer, never>({
  path: '/admin/customers',
  one: 'customer',
  many: 'customers',
  icon: ContactRound,
  actions: ['view'],
  recordPath: '/admin/customers/',
  idOf: ({ userId }) => String(userId),
  nameOf: ({ username }) => username,
  list: listCall<Customer>(api.api.customers),
  find: findCustomer,
  words: {
    title: 'Customers',
    search: 'Search name or email',
    empty: 'New customer accounts will appear here.',
  },
});
