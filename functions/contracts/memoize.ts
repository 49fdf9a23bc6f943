import { createBoundedMap } from './bounded-map.ts';
import type { Plain } from './plain.ts';

/**
 * Memoizes a result for all visitors. The function gets only its input, and the whole input is the key, so no
 * dependency can be missed.
 */
export function memoize<Of extends Plain, Made extends NonNullable<unknown>>(
  most: number,
  make: (of: Of) => Made,
): (of: Of) => Made {
  const cached = createBoundedMap<Made>(most);
  return of => {
    const key = JSON.stringify(of);
    return cached.get(key) ?? cached.set(key, make(of));
  };
}
