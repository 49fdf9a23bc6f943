import { useSyncExternalStore } from 'react';
import { MOST_SAVED } from '../../../functions/contracts/saved-limit.ts';
import { localStore } from '../../api/safe-storage.ts';
import { watchSession } from '../../api/session.ts';
import { codesIn, notifyOfCodes, readCodes, watchCodes, writeCodes } from '../../api/stored-codes.ts';
import { signedInName } from '../../api/whose.ts';

/** What is saved on this device: by a guest, or by an account that has not confirmed it yet. */
const GUEST = 'saved';
const deviceKey = (name: string) => (name ? `saved-of ${name}` : GUEST);
/** What the account has, as last seen: its name, then the codes. */
const ACCOUNT = 'saved-in-account';

/** Being removed from the account: no longer shown, whatever responses still say. */
const leaving = new Set<number>();

/** Newest first. Guests see what guests saved here; an account also sees its own. */
export function readSavedHere(): number[] {
  const codes = [...readWaiting(), ...readAccountCodes()].filter(code => !leaving.has(code));
  return [...new Set(codes)];
}

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

/** What the account has leaves the device, and so does what no longer exists, unless it only did not fit. */
export function forgetWaiting(owner: string, sent: readonly number[], stored: readonly number[]) {
  const isFull = stored.length >= MOST_SAVED;
  const stays = (code: number) => !sent.includes(code) || (isFull && !stored.includes(code));
  for (const key of [deviceKey(owner), GUEST]) writeCodes(key, readCodes(key).filter(stays));
}

/** False if no more can be saved. */
export function save(productCode: number): boolean {
  const saved = readSavedHere();
  if (!saved.includes(productCode) && saved.length >= MOST_SAVED) return false;
  leaving.delete(productCode);
  const key = deviceKey(signedInName());
  writeCodes(key, [productCode, ...readCodes(key).filter(code => code !== productCode)]);
  if (signedInName()) inAccount(({ moveIntoAccount }) => moveIntoAccount());
  return true;
}

/** `onFailure`: the account still has it. */
export function unsave(productCode: number, onFailure: () => void = () => {}) {
  const name = signedInName();
  for (const key of new Set([deviceKey(name), GUEST]))
    writeCodes(
      key,
      readCodes(key).filter(code => code !== productCode),
    );
  if (!name) return;
  leaving.add(productCode);
  notifyOfCodes();
  inAccount(async ({ takeOutOfAccount }) => {
    const isOut = await takeOutOfAccount(productCode, () => leaving.has(productCode));
    leaving.delete(productCode);
    notifyOfCodes();
    if (!isOut) onFailure();
  });
}

/** Guests never load it. What fails stays on the device, and is sent again later. */
function inAccount(run: (module: typeof import('./account-saved.ts')) => Promise<unknown>) {
  void import('./account-saved.ts').then(run).catch(() => {});
}

/** In sync across tabs; empty at the edge and before hydration. */
export function useSaved(): number[] {
  const text = useSyncExternalStore(
    watch,
    () => readSavedHere().join('.'),
    () => '',
  );
  return codesIn(text);
}

let updated = '';

function watch(listener: () => void): () => void {
  const ends = [watchCodes(listener), watchSession(listener)];
  // Once for each account and page load: another device may have changed it.
  const name = signedInName();
  if (name && name !== updated) inAccount(({ moveIntoAccount }) => moveIntoAccount());
  updated = name;
  return () => {
    for (const end of ends) end();
  };
}
