import type { SignedIn, TokenCheck } from '../../functions/people/auth/contract.ts';
import { ENDED, replaceStored } from './session.ts';

const TOLD = 'told';

export function storeSignIn({ token, Username, Designation }: SignedIn) {
  replaceStored({ token, username: Username, desig: Designation });
}

export function storeTokenCheck(check: TokenCheck) {
  replaceStored({
    token: check.token,
    username: check.username,
    desig: check.designation,
    dist: check.district,
    wrd: check.ward,
    div: check.division,
    wardslst: check.wardList,
    Emp_Name: check.emp_Name,
  });
}

/** The same sign-in goes on under another token. */
export const renewToken = (token: string) => localStorage.setItem('token', token);

export function signOut() {
  replaceStored({});
}

/** The shop did not take the last one any more. */
export const hasEnded = () => localStorage.getItem(ENDED) !== null;

/** True once for each end of a sign-in, in whichever tab asks first. */
export function isToBeTold(): boolean {
  const isNews = localStorage.getItem(ENDED) !== TOLD;
  localStorage.setItem(ENDED, TOLD);
  return isNews;
}
