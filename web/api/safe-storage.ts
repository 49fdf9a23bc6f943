type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Wraps storage: what it refuses or has no room for is held in memory for this visit. */
export function safeStorage(storage: () => StorageLike): StorageLike {
  const ofThisVisit = new Map<string, string>();
  const attempt = <Result>(what: (storage: StorageLike) => Result): Result | undefined => {
    try {
      return what(storage());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: key => ofThisVisit.get(key) ?? attempt(kept => kept.getItem(key)) ?? null,
    setItem(key, value) {
      const isKept = attempt(kept => {
        kept.setItem(key, value);
        return true;
      });
      if (isKept) ofThisVisit.delete(key);
      else ofThisVisit.set(key, value);
    },
    removeItem(key) {
      ofThisVisit.delete(key);
      attempt(kept => kept.removeItem(key));
    },
  };
}

/** As large as a completed checkout form. */
const SAMPLE = 'x'.repeat(4000);

/** Whether stored values survive a reload. */
export function canStore(storage: () => StorageLike): boolean {
  try {
    storage().setItem('sample', SAMPLE);
    storage().removeItem('sample');
    return storage() instanceof Storage;
  } catch {
    return false;
  }
}

export const localStore = safeStorage(() => localStorage);
export const sessionStore = safeStorage(() => sessionStorage);
