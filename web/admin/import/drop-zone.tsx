import clsx from 'clsx';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Source } from './file-messages.ts';

type DropZoneProps = { onFile: (source: Source, name: string) => void };

/** A file is dropped, chosen, or pasted: as a file, or as cells copied in a spreadsheet. */
export function DropZone({ onFile }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) onFile(file, file.name);
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    if (target instanceof Element && target.closest('input:not([type=radio]), textarea')) return;
    const text = clipboardData?.getData('text/plain');
    if (clipboardData?.files.length) take(clipboardData.files);
    else if (text?.trim()) onFile(text, 'Pasted cells');
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);

  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three, the button another
    <div
      onDragOver={event => drag(event, true)}
      onDragLeave={event => drag(event, false)}
      onDrop={event => {
        drag(event, false);
        take(event.dataTransfer.files);
      }}
      className={clsx(
        'flex flex-col items-center gap-4 rounded-card border-2 border-dashed px-6 py-12 text-center transition-colors',
        isOver ? 'border-action bg-action-soft' : 'border-line bg-surface',
      )}
    >
      <FileSpreadsheet size={36} strokeWidth={1.25} aria-hidden="true" className="text-edge" />
      <div>
        <p className="font-medium">Drop a CSV file here</p>
        <p className="mt-1 text-small text-muted">or paste cells that you copied in a spreadsheet</p>
      </div>
      <Button variant="primary" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label="CSV file"
        className="sr-only"
        tabIndex={-1}
        onChange={event => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
