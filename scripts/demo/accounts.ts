import { hashPassword, unusablePassword } from '../../functions/people/auth/passwords.ts';

export const DEMO_ACCOUNTS = [
  { username: 'admin', password: 'meridian-admin', role: 'admin', designation: 'Administrator' },
  { username: 'staff', password: 'meridian-staff', role: 'staff', designation: 'Catalogue editor' },
  { username: 'customer', password: 'meridian-customer', role: 'customer', designation: 'Customer' },
] as const;

const SHOPPERS = 'amara bastien chiara dunya emre farah goran hanako imani jonas katya leila'.split(' ');

/** Fifteen accounts: three whose passwords are printed at start, and twelve customers who can't sign in. */
export async function demoUsers() {
  const shoppers = SHOPPERS.map(username => ({
    username,
    role: 'customer' as const,
    designation: 'Customer',
    passwordHash: unusablePassword(),
  }));
  const accounts = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ password, ...account }) => ({
      ...account,
      passwordHash: await hashPassword(password),
    })),
  );
  return [...accounts, ...shoppers].map(account => ({
    ...account,
    email: `${account.username}@meridian.example`,
    empName: account.username,
    createdAt: new Date(),
  }));
}
