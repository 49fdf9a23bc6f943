import { useSyncExternalStore } from 'react';

export type Preference<Choice extends string> = { key: string; choices: readonly [Choice, ...Choice[]] };

/** This browser's preferences; the first choice is the default. */
export const sidebar: Preference<'expanded' | 'collapsed'> = {
  key: 'sidebar',
  choices: ['expanded', 'collapsed'],
};
export const rowsPerPage: Preference<'10' | '20' | '50' | '100'> = {
  key: 'rowsPerPage',
  choices: ['20', '10', '50', '100'],
};
export const shortcutKeys: Preference<'on' | 'off'> = { key: 'shortcutKeys', choices: ['on', 'off'] };

const CHANGED = 'preference';

export function readPreference<Choice extends string>({ key, choices }: Preference<Choice>): Choice {
  const stored = localStorage.getItem(key);
  return choices.find(choice => choice === stored) ?? choices[0];
}

/** The preference and its setter; other tabs follow. */
export function usePreference<Choice extends string>(preference: Preference<Choice>) {
  const value = useSyncExternalStore(subscribe, () => readPreference(preference));
  const change = (choice: Choice) => {
    localStorage.setItem(preference.key, choice);
    window.dispatchEvent(new Event(CHANGED));
  };
  return [value, change] as const;
}

/** A set of checked names stored in this browser; other tabs follow. */
export function useStoredNames(key: string) {
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(key) ?? '');
  const names = stored.split(' ').filter(Boolean);
  const tick = (name: string, on: boolean) => {
    const others = names.filter(one => one !== name);
    localStorage.setItem(key, (on ? [...others, name] : others).join(' '));
    window.dispatchEvent(new Event(CHANGED));
  };
  return [names, tick] as const;
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
