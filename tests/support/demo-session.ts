import type { Role } from '../../functions/contracts/roles.ts';
import type { SignedIn } from '../../functions/people/auth/contract.ts';
import { DEMO_ACCOUNTS } from '../../scripts/demo/accounts.ts';
import type { ApiClient } from './api-client.ts';

/** Signs in the demo account of a role. */
export async function demoSession(call: ApiClient, role: Role): Promise<SignedIn> {
  const account = DEMO_ACCOUNTS.find(one => one.role === role);
  const json = { username: account?.username, password: account?.password };
  return (await call<SignedIn>('POST', '/api/auth/login', { json })).data;
}
