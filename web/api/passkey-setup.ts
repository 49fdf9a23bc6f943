import { claimsIn } from './session.ts';

/** Whether a session may do nothing but set up the passkey that it must have. */
export const mustSetUpPasskey = (token: string | null) => claimsIn(token).scope === 'passkey-setup';
