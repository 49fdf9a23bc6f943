type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Wraps storage: what it refuses or has no room for is held in memory for this visit. */
export function keptIn(storage: () => Kept): Kept {
  const ofThisVisit = new Map<string, string>();
  const attempt = <Result>(what: (storage: Kept) => Result): Result | undefined => {
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
export function isKeptIn(storage: () => Kept): boolean {
  try {
    storage().setItem('sample', SAMPLE);
    storage().removeItem('sample');
    return storage() instanceof Storage;
  } catch {
    return false;
  }
}

export const keptHere = keptIn(() => localStorage);
export const keptInTab = keptIn(() => sessionStorage);
