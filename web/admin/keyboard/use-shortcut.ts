import { useEffect, useEffectEvent } from 'react';
import { readPreference, shortcutKeys } from '../preferences.ts';

export type Shortcut = { key: string; does: string };

const known = new Set<Shortcut>();

/** The keys that do something on the screen that shows now. */
export const shortcutsHere = (): Shortcut[] => [...known];

/** One key, without a modifier, that does something on this screen. */
export function useShortcut(key: string, does: string, run: () => void) {
  const press = useEffectEvent(run);
  useEffect(() => {
    const shortcut = { key, does };
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || !isFree(event)) return;
      event.preventDefault();
      press();
    };
    known.add(shortcut);
    window.addEventListener('keydown', listen);
    return () => {
      known.delete(shortcut);
      window.removeEventListener('keydown', listen);
    };
  }, [key, does]);
}

/** Nobody is typing, no dialog or menu is open, and the keys were not turned off in the settings. */
function isFree(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return false;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=menu]'))
    return false;
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return false;
  return readPreference(shortcutKeys) === 'on';
}
