import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files dropped on the window or pasted into it, and text pasted outside of fields. Returns whether files are
 * being dragged over it.
 */
export function useFileIntake(take: (files: File[]) => void, takeText?: (text: string) => void) {
  const [isOver, setIsOver] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text && isTextField(event.target)) return;
    if (files.length > 0) {
      event.preventDefault();
      take(files);
    } else if (text.trim()) takeText?.(text);
  });
  const over = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Otherwise the browser would leave the page and open the file.
    event.preventDefault();
    setIsOver(event.type !== 'dragleave' || event.relatedTarget !== null);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    setIsOver(false);
    take(files);
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('paste', event => paste(event), { signal });
    for (const type of ['dragover', 'dragleave'] as const) {
      window.addEventListener(type, event => over(event), { signal });
    }
    window.addEventListener('drop', event => drop(event), { signal });
    return () => stop.abort();
  }, []);

  return isOver;
}

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input:not([type=radio]), textarea');
