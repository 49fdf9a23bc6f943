import { DEMO_ACCOUNTS } from './demo/accounts.ts';
import { print } from './say.ts';
import type { LocalSettings } from './settings.ts';

export function sayAccounts({ demo }: LocalSettings) {
  if (!demo) return;
  print('\nDemo accounts (user name / password):');
  for (const { username, password, role } of DEMO_ACCOUNTS)
    print(`  ${role.padEnd(9)} ${username} / ${password}`);
}
