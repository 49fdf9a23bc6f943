import { keptInTab } from './kept.ts';
import { hasEnded } from './sign-in.ts';

/** Empty for a guest. */
export const signedInName = () => localStorage.getItem('username') ?? '';

/** Guests may have signed in since; after a logout somebody else may sit here. */
export const isForWhoeverIsHere = (owner: string) => owner === '' || owner === signedInName() || hasEnded();

/** In this tab, for whoever is signed in now and nobody who comes after. */
export const keepForOwner = (key: string, value: unknown) =>
  keptInTab.setItem(key, JSON.stringify({ owner: signedInName(), value }));

export function readForOwner<Value>(key: string): Value | undefined {
  try {
    const { owner = '', value } = JSON.parse(keptInTab.getItem(key) ?? '{}') as Owned<Value>;
    if (isForWhoeverIsHere(owner)) return value;
    keptInTab.removeItem(key);
  } catch {
    keptInTab.removeItem(key);
  }
}

type Owned<Value> = { owner?: string; value?: Value };
