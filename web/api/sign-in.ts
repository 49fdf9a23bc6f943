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

/** The same session continues with another token. */
export const renewToken = (token: string) => localStorage.setItem('token', token);

export function signOut() {
  replaceStored({});
}

/** Whether the shop ended the last session. */
export const hasEnded = () => localStorage.getItem(ENDED) !== null;

/** True once per ended session, in the first tab that asks. */
export function shouldAnnounceEnd(): boolean {
  const isNews = localStorage.getItem(ENDED) !== TOLD;
  localStorage.setItem(ENDED, TOLD);
  return isNews;
}
