import clsx from 'clsx';
import { FileSpreadsheet } from 'lucide-react';
import { useFileIntake } from '../../use-file-intake.ts';
import { FileButton } from './file-button.tsx';
import type { Source } from './file-messages.ts';

type DropZoneProps = { onFile: (source: Source, name: string) => void };

/** Takes a dropped, chosen or pasted file, or cells copied from a spreadsheet. */
export function DropZone({ onFile }: DropZoneProps) {
  const take = (file: File | undefined) => file && onFile(file, file.name);
  const isOver = useFileIntake(
    ([file]) => take(file),
    cells => onFile(cells, 'Pasted cells'),
  );
  return (
    <div
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
      <FileButton label="CSV file" variant="primary" onFile={take}>
        Choose a file
      </FileButton>
    </div>
  );
}
