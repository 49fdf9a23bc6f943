/** Forgets its oldest entries, so that no visitor can fill the memory. */
export function createBoundedMap<Value>(most: number) {
  const entries = new Map<string, Value>();
  return {
    has: (key: string) => entries.has(key),
    get: (key: string): Value | undefined => entries.get(key),
    set(key: string, value: Value): Value {
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      return value;
    },
  };
}
