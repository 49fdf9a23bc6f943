const KEY = 'commentDetails';

const NAMES = ['name', 'email', 'website'] as const;

type Details = Partial<Record<(typeof NAMES)[number], string | null>>;

/** Who commented from this browser and wished to be remembered; nothing where the browser keeps nothing. */
export function savedDetails(): Record<string, string> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(saved ?? {}).filter(
      ([name, value]) => NAMES.some(known => known === name) && typeof value === 'string',
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export function saveDetails(details: Details) {
  const kept = NAMES.flatMap(name => (details[name] ? [[name, details[name]]] : []));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing keeps no details either.
  }
}

export function forgetDetails() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was nothing to forget.
  }
}
