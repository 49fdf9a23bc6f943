import { type RefObject, useEffect, useEffectEvent } from 'react';
import { clear, copied } from './actions.ts';
import type { Sheet } from './sheet.ts';

type Use = { sheet: Sheet; onPaste: (text: string) => void; say: (what: string) => void };

/** Copy, cut and paste while a cell has the focus; with no text selected, Firefox fires them on the body. */
export function useClipboard(box: RefObject<HTMLElement | null>, { sheet, onPaste, say }: Use) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const focused = document.activeElement;
    // In a cell editor, copy and paste apply to the text.
    if (!event.clipboardData || !box.current?.contains(focused) || focused?.matches('input')) return;
    event.preventDefault();
    if (event.type === 'paste') return onPaste(event.clipboardData.getData('text/plain'));
    event.clipboardData.setData('text/plain', copied(sheet));
    if (event.type === 'cut') clear(sheet);
    else say('Copied');
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ['copy', 'cut', 'paste'] as const) {
      document.addEventListener(type, event => take(event), { signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
}
