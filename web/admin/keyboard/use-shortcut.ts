import { useEffect, useEffectEvent } from 'react';
import { readPreference, shortcutKeys } from '../preferences.ts';

export type Shortcut = { key: string; does: string };

const known = new Set<Shortcut>();

/** The shortcuts of the current screen. */
export const shortcutsHere = (): Shortcut[] => [...known];

type When = (pressed: Element) => boolean;
const always: When = () => true;

/** One or more keys, separated by spaces, without a modifier, that do something on this screen. */
export function useShortcut(key: string, does: string, run: () => void, when = always) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!when(event.target instanceof Element ? event.target : document.body)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const shortcut = { key, does };
    const keys = key.split(' ');
    const listen = (event: KeyboardEvent) => {
      if (keys.includes(event.key) && isFree(event)) press(event);
    };
    known.add(shortcut);
    window.addEventListener('keydown', listen);
    return () => {
      known.delete(shortcut);
      window.removeEventListener('keydown', listen);
    };
  }, [key, does]);
}

/** Lists keys that a part of this screen handles itself. */
export function useListedKeys(keys: readonly Shortcut[]) {
  useEffect(() => {
    for (const one of keys) known.add(one);
    return () => {
      for (const one of keys) known.delete(one);
    };
  }, [keys]);
}

const TYPED_IN =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox]';

/** Only if not typing, no dialog or menu is open, and shortcuts are turned on. */
function isFree(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return false;
  if (target instanceof Element && target.closest(TYPED_IN)) return false;
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return false;
  return readPreference(shortcutKeys) === 'on';
}
