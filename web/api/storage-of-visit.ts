/** Replaces storage that the browser denies access to, until the page is left. */
for (const name of ['localStorage', 'sessionStorage'] as const) {
  const kept = new Map<string, string>();
  const value = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(window, name, { value });
}

export {};
