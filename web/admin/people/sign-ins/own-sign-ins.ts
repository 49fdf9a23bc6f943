import { api } from '../../../api/client.ts';
import { listSignIns } from '../../../api/sign-ins.ts';
import { useLoaded } from '../../use-loaded.ts';

const load = () => listSignIns(api);

export const useOwnSignIns = () => useLoaded(['own sign-ins'], load);
