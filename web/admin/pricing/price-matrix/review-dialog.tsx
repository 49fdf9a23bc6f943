import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChangeLines } from './change-lines.tsx';
import { isInvalid } from './edit.ts';
import { usePrices } from './grid-context.ts';
import type { Sheet } from './sheet.ts';

type ReviewDialogProps = { sheet: Sheet; onClose: () => void };

/** All unsaved changes; each can be reverted. */
export function ReviewDialog({ sheet, onClose }: ReviewDialogProps) {
  const { store } = sheet;
  usePrices(sheet, store.version);
  const [only, setOnly] = useState(false);
  const all = [...store.edits().values()];
  const wrong = all.filter(isInvalid);
  const listed = only && wrong.length > 0 ? wrong : all;
  return (
    <Dialog open onOpenChange={onClose} title="Unsaved price changes">
      {wrong.length > 0 && (
        <label className="mb-2 inline-flex items-center gap-2 text-small">
          <input
            type="checkbox"
            className="accent-action"
            checked={only}
            onChange={event => setOnly(event.target.checked)}
          />
          Only what needs attention ({wrong.length})
        </label>
      )}
      {all.length === 0 ? (
        <p className="text-small text-muted">No unsaved changes left.</p>
      ) : (
        <ChangeLines edits={listed}>
          {edit => (
            <Button
              variant="plain"
              size="sm"
              aria-label={`Revert ${edit.productName} in ${edit.country.countryName}`}
              onClick={() => store.takeBack([edit.key])}
            >
              <Undo2 aria-hidden="true" />
              Revert
            </Button>
          )}
        </ChangeLines>
      )}
    </Dialog>
  );
}
