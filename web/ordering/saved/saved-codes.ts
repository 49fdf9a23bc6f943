import { MOST_SAVED } from '../../../functions/contracts/saved-limit.ts';
import { localStore } from '../../api/safe-storage.ts';
import { codesIn, notifyOfCodes, readCodes, writeCodes } from '../../api/stored-codes.ts';
import { signedInName } from '../../api/whose.ts';

/** What is saved on this device: by a guest, or by an account that has not confirmed it yet. */
const GUEST = 'saved';
export const deviceKey = (name: string) => (name ? `saved-of ${name}` : GUEST);
/** What the account has, as last seen: its name, then the codes. */
const ACCOUNT = 'saved-in-account';

/** What is only on this device. */
export function readWaiting(): number[] {
  const name = signedInName();
  return [...new Set([...(name ? readCodes(deviceKey(name)) : []), ...readCodes(GUEST)])];
}

export function readAccountCodes(): number[] {
  const [owner, codes = ''] = (localStore.getItem(ACCOUNT) ?? '').split('\n');
  return owner && owner === signedInName() ? codesIn(codes) : [];
}

/** Nothing is stored about an account that has signed out meanwhile. */
export function writeAccountCodes(owner: string, codes: readonly number[]) {
  if (owner && owner === signedInName()) localStore.setItem(ACCOUNT, `${owner}\n${codes.join('.')}`);
  notifyOfCodes();
}

export function forgetAccountCodes() {
  localStore.removeItem(ACCOUNT);
  notifyOfCodes();
}

/** Of an account that is deleted, nothing stays on the device. */
export function dropCodesOfAccount() {
  writeCodes(deviceKey(signedInName()), []);
  forgetAccountCodes();
}

/** What the account has leaves the device, and so does what no longer exists, unless it only did not fit. */
export function forgetWaiting(owner: string, sent: readonly number[], stored: readonly number[]) {
  const isFull = stored.length >= MOST_SAVED;
  const stays = (code: number) => !sent.includes(code) || (isFull && !stored.includes(code));
  for (const key of [deviceKey(owner), GUEST]) writeCodes(key, readCodes(key).filter(stays));
}

/** It is no longer saved on this device. */
export function forgetHere(productCode: number) {
  for (const key of new Set([deviceKey(signedInName()), GUEST]))
    writeCodes(
      key,
      readCodes(key).filter(code => code !== productCode),
    );
}
