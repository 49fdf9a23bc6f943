/** Forgets its oldest entries, so that no visitor can fill the memory. */
export function createBoundedMap<Value>(most: number) {
  const entries = new Map<string, Value>();
  return {
    get: (key: string): Value | undefined => entries.get(key),
    set(key: string, value: Value): Value {
      entries.set(key, value);
      if (entries.size > most) entries.delete(entries.keys().next().value as string);
      return value;
    },
  };
}
