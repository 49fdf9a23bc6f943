import { keptHere } from '../../api/kept.ts';
import { OWNER } from './cart.ts';

/** Renaming an account keeps its cart. */
export function keepCartUnder(username: string) {
  if (keptHere.getItem(OWNER)) keptHere.setItem(OWNER, username);
}
