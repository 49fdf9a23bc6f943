import type { OwnPasskeys } from '../../../../functions/people/passkeys/contract.ts';
import { api } from '../../../api/client.ts';
import { findMyPasskeys } from '../../../api/passkeys.ts';
import { useLoaded } from '../../use-loaded.ts';

const load = () => findMyPasskeys(api);

export const useOwnPasskeys = () => useLoaded<OwnPasskeys>(['own passkeys'], load);
