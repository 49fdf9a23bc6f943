import { localStore } from '../../api/safe-storage.ts';
import { signedInName } from '../../api/whose.ts';
import type { FormValues } from './order-request.ts';

const KEY = 'checkout-address';

type Remembered = { countryCode?: string; fields?: FormValues };

/** On this device, for a guest who ticked the box; forgotten with the first order without the tick. */
export function rememberAddress(typed: FormValues, countryCode: string) {
  if (signedInName()) return;
  if (!typed.remembers) return localStore.removeItem(KEY);
  const fields = Object.fromEntries(Object.entries(typed).filter(([name]) => name.startsWith('billing.')));
  localStore.setItem(KEY, JSON.stringify({ countryCode, fields } satisfies Remembered));
}

/** The fields of the guest's last address, if it is in this country. */
export function rememberedAddress(countryCode: string): FormValues | undefined {
  if (signedInName()) return undefined;
  try {
    const known = JSON.parse(localStore.getItem(KEY) ?? '{}') as Remembered;
    return known.countryCode === countryCode ? known.fields : undefined;
  } catch {
    return undefined;
  }
}
