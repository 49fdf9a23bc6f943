import type { Plain } from '../contracts/plain.ts';

/**
 * Memoizes a result for all visitors. The function gets only its input, and the whole input is the key, so no
 * dependency can be missed.
 */
export function memoize<Of extends Plain, Made>(most: number, make: (of: Of) => Made): (of: Of) => Made {
  const cached = new Map<string, Made>();
  return of => {
    const key = JSON.stringify(of);
    const made = cached.get(key) ?? make(of);
    cached.set(key, made);
    const [oldest] = cached.keys();
    if (cached.size > most && oldest !== undefined) cached.delete(oldest);
    return made;
  };
}
