import { UsersRound } from 'lucide-react';
import type { StaffAccount, UpdateStaffAccount } from '../../../../functions/people/staff/contract.ts';
import { api } from '../../../api/client.ts';
import { findCall, listCall, updateCall } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';

const item = api.api.accounts[':id'];

export const accounts = defineResource<StaffAccount, UpdateStaffAccount>({
  path: '/admin/accounts',
  one: 'account',
  many: 'accounts',
  icon: UsersRound,
  role: 'admin',
  actions: ['create', 'edit'],
  history: 'accounts',
  idOf: ({ userId }) => String(userId),
  nameOf: ({ username }) => username,
  list: listCall<StaffAccount>(api.api.accounts),
  find: findCall<StaffAccount>(item),
  update: updateCall<StaffAccount, UpdateStaffAccount>(item),
  words: {
    title: 'Accounts',
    addNew: 'Invite Someone',
    create: 'Invite Someone',
    search: 'Search name or email',
  },
});

export const ROLE_NAMES: Record<StaffAccount['role'], string> = {
  admin: 'Administrator',
  staff: 'Staff',
  customer: 'Customer',
};

const role = (value: StaffAccount['role'], hint: string) => ({ value, label: ROLE_NAMES[value], hint });

/** The roles as options. */
export const ROLES = {
  admin: role('admin', 'Everything, including accounts'),
  staff: role('staff', 'Catalogue, slider, orders'),
  customer: role('customer', 'Own account and orders'),
};

export const STATUS_NAMES: Record<StaffAccount['status'], string> = {
  active: 'Active',
  pending: 'Pending',
  disabled: 'Disabled',
};
