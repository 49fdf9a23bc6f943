import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import type { Import } from '../../../../functions/office/imports/contract.ts';
import { api, asProblem } from '../../../api/client.ts';
import { listImportRows } from '../../../api/imports.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { formatCount } from '../../format.ts';
import { csvFile, saveFile } from '../../save-file.ts';
import { FileButton } from './file-button.tsx';
import { refusedFile } from './refused-file.ts';
import type { File, ReviewStage } from './use-import.ts';

type ReviewActionsProps = {
  stage: ReviewStage;
  onApply: () => void;
  onMended: (file: File) => void;
  onCancel: () => void;
};

/** The Import button, once nothing blocks it; until then, the means to fix what does. */
export function ReviewActions({ stage, onApply, onMended, onCancel }: ReviewActionsProps) {
  const { found, written = 'no' } = stage;
  const isApplying = written === 'being written';
  const toWrite = found.create + found.change;
  const why = written === 'yes' ? 'Already imported.' : reasonAgainst(found);
  return (
    <div
      data-foot=""
      className="sticky bottom-3 z-10 flex flex-wrap items-center justify-end gap-3 rounded-card border border-line bg-surface px-4 py-3 shadow-float max-sm:static"
    >
      <p id="import-reason" className="max-w-prose min-w-0 flex-1 basis-64 text-small text-muted">
        {why}
      </p>
      {found.refuse > 0 && <MendRefused found={found} onMended={onMended} />}
      <Button variant="quiet" onClick={onCancel} disabled={isApplying}>
        Discard
      </Button>
      <Button
        variant="primary"
        aria-describedby={why ? 'import-reason' : undefined}
        disabled={why !== undefined}
        busy={isApplying}
        busyLabel="Importing..."
        onClick={onApply}
      >
        {`Import ${formatCount(toWrite, 'row')}`}
      </Button>
    </div>
  );
}

function reasonAgainst(found: Import): string | undefined {
  if (found.refuse > 0) {
    const rejectedCount = formatCount(found.refuse, 'row is', 'rows are');
    const them = found.refuse === 1 ? 'it' : 'them';
    return `${rejectedCount} refused. All rows are imported together, so fix ${them} first.`;
  }
  return found.create + found.change === 0
    ? 'There is nothing to import: the shop already has all of it.'
    : undefined;
}

function MendRefused({ found, onMended }: { found: Import; onMended: (file: File) => void }) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const download = async () => {
    setBusy(true);
    try {
      const { rows } = await listImportRows(api, found.importId, { outcome: 'refuse' });
      saveFile(csvFile(refusedFile(found.kind, rows)), `refused-${found.fileName.replace(/\.\w+$/, '')}.csv`);
    } catch (error) {
      toast({ text: asProblem(error).message, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button busy={busy} onClick={() => void download()}>
        <Download aria-hidden="true" />
        Download refused rows
      </Button>
      <FileButton
        label="File of fixed rows"
        onFile={file => onMended({ kind: found.kind, source: file, name: file.name })}
      >
        <Upload aria-hidden="true" />
        Add fixed rows
      </FileButton>
    </>
  );
}
