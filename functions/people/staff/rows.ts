import type { User } from '../auth/queries.ts';
import type { StaffAccount } from './contract.ts';

export function toStaffAccount(user: User): StaffAccount {
  const { userId, username, email, role, designation, enabled, createdAt } = user;
  const status = !enabled ? 'disabled' : user.pending ? 'pending' : 'active';
  return { userId, username, email, role, designation, enabled, status, createdAt: createdAt.toISOString() };
}

export const toVersioned = (user: User) => ({ entity: toStaffAccount(user), version: user.version });
