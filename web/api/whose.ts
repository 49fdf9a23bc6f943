import { sessionStore } from './safe-storage.ts';
import { hasEnded } from './sign-in.ts';

/** Empty for a guest. */
export const signedInName = () => localStorage.getItem('username') ?? '';

/** A guest may have signed in since; after a logout, someone else may use this browser. */
export const belongsToCurrentUser = (owner: string) => owner === '' || owner === signedInName() || hasEnded();

/** Stores a value in this tab for the current user, and for no one after them. */
export const storeForOwner = (key: string, value: unknown) =>
  sessionStore.setItem(key, JSON.stringify({ owner: signedInName(), value }));

export function readForOwner<Value>(key: string): Value | undefined {
  try {
    const { owner = '', value } = JSON.parse(sessionStore.getItem(key) ?? '{}') as Owned<Value>;
    if (belongsToCurrentUser(owner)) return value;
    sessionStore.removeItem(key);
  } catch {
    sessionStore.removeItem(key);
  }
}

type Owned<Value> = { owner?: string; value?: Value };
