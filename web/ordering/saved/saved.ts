import { useSyncExternalStore } from 'react';
import { MOST_SAVED } from '../../../functions/contracts/saved-limit.ts';
import { watchSession } from '../../api/session.ts';
import { codesIn, notifyOfCodes, readCodes, watchCodes, writeCodes } from '../../api/stored-codes.ts';
import { signedInName } from '../../api/whose.ts';
import { deviceKey, forgetHere, readAccountCodes, readWaiting } from './saved-codes.ts';

/** Being removed from the account: no longer shown, whatever responses still say. */
const leaving = new Set<number>();

/** Newest first. Guests see what guests saved here; an account also sees its own. */
function readSavedHere(): number[] {
  const codes = [...readWaiting(), ...readAccountCodes()].filter(code => !leaving.has(code));
  return [...new Set(codes)];
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
  forgetHere(productCode);
  if (!name) return;
  leaving.add(productCode);
  notifyOfCodes();
  const settle = (isOut: boolean) => {
    leaving.delete(productCode);
    notifyOfCodes();
    if (!isOut) onFailure();
  };
  inAccount(
    async ({ takeOutOfAccount }) =>
      settle(await takeOutOfAccount(productCode, () => leaving.has(productCode))),
    () => settle(false),
  );
}

/** Guests never load it. What fails stays on the device, and is sent again later. */
function inAccount(
  run: (module: typeof import('./account-saved.ts')) => Promise<unknown>,
  onFailure: () => void = () => {},
) {
  import('./account-saved.ts').then(run).catch(onFailure);
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
