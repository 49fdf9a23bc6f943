import { useEffect, useEffectEvent, useState } from 'react';

/** Files that are dropped anywhere on the window or pasted into it; `isOver` while some are held over it. */
export function usePictureIntake(take: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isText = event.clipboardData?.types.includes('text/plain') && isTextField(event.target);
    if (files.length === 0 || isText) return;
    event.preventDefault();
    take(files);
  });
  const over = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Or the browser would leave the page, and open the file instead.
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
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
