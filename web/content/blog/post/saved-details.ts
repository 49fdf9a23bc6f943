const KEY = 'commentDetails';

const NAMES = ['name', 'email', 'website'] as const;

type Details = Partial<Record<(typeof NAMES)[number], string | null>>;

/** The name and email address that a commenter asked this browser to remember. */
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
  const entries = NAMES.flatMap(name => (details[name] ? [[name, details[name]]] : []));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Storage may be disabled; the comment is still sent.
  }
}

export function forgetDetails() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage may be disabled; then nothing was stored.
  }
}
