import type { Plain } from '../contracts/plain.ts';

/**
 * Memoizes a result for all visitors. The function gets only its input, and the whole input is the key, so no
 * dependency can be missed.
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
