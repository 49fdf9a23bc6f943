import { isBackOffice } from '../paths.ts';
import { WANTED } from './return-path.ts';

export const returnPath = () => sessionStorage.getItem(WANTED);
export const forgetReturnPath = () => sessionStorage.removeItem(WANTED);

/** Returns the remembered path once; back office paths only for staff. */
export function consumeReturnPath({ isCustomer }: { isCustomer: boolean }): string {
  const path = returnPath();
  forgetReturnPath();
  if (path && !(isCustomer && isBackOffice(path))) return path;
  return isCustomer ? '/account' : '/admin';
}
