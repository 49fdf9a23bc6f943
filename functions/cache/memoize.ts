import type { Plain } from '../contracts/plain.ts';

/**
 * What is made of some data, made once for all visitors. Whoever makes it is given that data alone, and it is found again
 * under all of it: what it depends on cannot be missing there.
 */
export function memoize<Of extends Plain, Made>(most: number, make: (of: Of) => Made): (of: Of) => Made {
  const kept = new Map<string, Made>();
  return of => {
    const key = JSON.stringify(of);
    const made = kept.get(key) ?? make(of);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
