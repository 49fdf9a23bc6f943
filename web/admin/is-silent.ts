import { lettersOfShell } from '../api/letters.ts';

/** Whether the shop has no mail service, so that no letter of it reaches anybody. */
export const isSilent = () => lettersOfShell() === 'none';
