import { useEffect } from 'react';
import type { MatrixCountry } from '../../../../functions/pricing/price-matrix/contract.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import type { Sheet } from './sheet.ts';
import type { MatrixWork } from './use-matrix-work.ts';

type MatrixDialogsProps = { sheet: Sheet; work: MatrixWork; countries: MatrixCountry[] };

export function MatrixDialogs({ sheet, work, countries }: MatrixDialogsProps) {
  const { opened, close, done, saving } = work;
  useFocusAfter(opened === undefined && saving.conflict === undefined, sheet);
  return (
    <>
      {opened === 'review' && <ReviewDialog sheet={sheet} onClose={close} />}
      {opened === 'adjust' && <AdjustDialog sheet={sheet} onClose={close} onDone={done} />}
      {opened === 'copy' && <CopyDialog {...{ sheet, countries }} onClose={close} onDone={done} />}
      {opened === 'complete' && <CompleteDialog sheet={sheet} onClose={close} onDone={done} />}
      <ConfirmDialog
        open={opened === 'discard'}
        onOpenChange={close}
        title="Discard all changes?"
        confirmLabel="Discard"
        danger
        onConfirm={() => {
          work.discard();
          close();
        }}
      >
        All prices return to their saved values. You can undo this.
      </ConfirmDialog>
      {saving.conflict && (
        <ConflictDialog
          sheet={sheet}
          keys={saving.conflict}
          onClose={saving.closeConflict}
          onSave={() => void saving.save()}
        />
      )}
    </>
  );
}

/** If the button that opened a dialog is gone, the grid takes the focus. */
function useFocusAfter(isClosed: boolean, { grid }: Sheet) {
  useEffect(() => {
    if (isClosed) return;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) grid.select(grid.selection());
      });
    };
  }, [isClosed, grid]);
}
