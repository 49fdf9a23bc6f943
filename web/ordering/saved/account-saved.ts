import { asProblem } from '../../api/client.ts';
import { mustSetUpPasskey } from '../../api/passkey-setup.ts';
import { readSavedCodes, removeFromAccount, saveInAccount } from '../../api/saved.ts';
import { storedToken } from '../../api/session.ts';
import { signedInName } from '../../api/whose.ts';
import { forgetWaiting, readAccountCodes, readWaiting, writeAccountCodes } from './saved-codes.ts';

/** Empty for a guest, and for a session that cannot read its account yet. */
export const accountName = () => (mustSetUpPasskey(storedToken()) ? '' : signedInName());

const TURN = 'saved';

/** One call at a time, in all tabs, so that responses arrive in the order of the presses. */
const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(TURN, run) : run();

/**
 * Moves what is saved on this device into the account, and learns what that has. Only what the account has confirmed
 * leaves the device, so it can be repeated until a response arrives.
 */
export const moveIntoAccount = () =>
  inTurn(async () => {
    const owner = accountName();
    if (!owner) return;
    const waiting = readWaiting();
    const stored = waiting.length > 0 ? await saveInAccount(waiting) : await readSavedCodes();
    writeAccountCodes(owner, stored);
    forgetWaiting(owner, waiting, stored);
  });

/** False if the account may still have it. `isWanted`: it may have been saved again meanwhile. */
export const takeOutOfAccount = (productCode: number, isWanted: () => boolean) =>
  inTurn(async () => {
    const owner = accountName();
    if (!owner || !isWanted()) return true;
    try {
      await removeFromAccount(productCode);
    } catch (error) {
      if (asProblem(error).status !== 404) return false;
    }
    writeAccountCodes(
      owner,
      readAccountCodes().filter(code => code !== productCode),
    );
    return true;
  });
