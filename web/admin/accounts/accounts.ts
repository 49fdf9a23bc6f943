import type { StaffAccount, UpdateStaffAccount } from '../../../functions/contracts/staff-accounts.ts';
import { api } from '../../api/client.ts';
import { findAccount, listAccounts, updateAccount } from '../../api/staff-accounts.ts';
import { defineResource } from '../resource.ts';

const never = () => Promise.reject(new Error('accounts are made by inviting somebody, and never deleted'));

export const accounts = defineResource<StaffAccount, UpdateStaffAccount>({
  path: '/admin/accounts',
  one: 'account',
  many: 'accounts',
  offers: 'edit',
  idOf: ({ userId }) => String(userId),
  nameOf: ({ username }) => username,
  list: query => listAccounts(api, query),
  find: id => findAccount(api, id),
  create: never,
  update: (id, values, etag) => updateAccount(api, id, values, etag),
  remove: never,
  words: {
    title: 'Accounts',
    addNew: 'Invite Somebody',
    create: 'Invite Somebody',
    search: 'Search name or e-mail',
  },
});

export const ROLE_NAMES: Record<StaffAccount['role'], string> = {
  admin: 'Administrator',
  staff: 'Staff',
  customer: 'Customer',
};

const role = (value: StaffAccount['role'], hint: string) => ({ value, label: ROLE_NAMES[value], hint });

/** The roles as they are chosen. */
export const ROLES = {
  admin: role('admin', 'Everything, accounts too'),
  staff: role('staff', 'Catalogue, slider, orders'),
  customer: role('customer', 'Own account and orders'),
};

export const STATUS_NAMES: Record<StaffAccount['status'], string> = {
  active: 'Active',
  pending: 'Pending',
  disabled: 'Disabled',
};
