import { Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HistoryAction, HistoryEntry } from '../../../functions/office/history/contract.ts';
import { Button } from '../../ui/button.tsx';
import { KeepFocus } from '../page/keep-focus.tsx';
import { FieldChanges, FieldValues } from './field-changes.tsx';
import { readableChanges } from './words.ts';

const ICONS = { create: Plus, update: Pencil, delete: Trash2 };
const TONES: Record<HistoryAction, string> = {
  create: 'bg-action-soft text-action',
  update: 'bg-sunken text-muted',
  delete: 'bg-danger-soft text-danger',
};

type EntryProps = {
  entry: HistoryEntry;
  /** What was done, to what and by whom. */
  headline: ReactNode;
  onRestore?: ((entry: HistoryEntry) => void) | undefined;
  /** Next to the button. */
  aside?: ReactNode;
};

/** For each `li` of a timeline: a line from its icon to the next one. */
export const THREAD =
  'relative before:absolute before:start-3 before:top-8 before:-bottom-3 before:w-px before:bg-line last:before:hidden';

/** One timeline entry: an icon, the sentence, and each changed field. */
export function Entry({ entry, headline, onRestore, aside }: EntryProps) {
  const { action, changes, canRestore, alike } = entry;
  const Icon = ICONS[action];
  return (
    <div className="flex gap-3">
      <span
        aria-hidden="true"
        className={`relative mt-px grid size-6 shrink-0 place-items-center rounded-full ${TONES[action]}`}
      >
        <Icon size={13} />
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-56 text-small wrap-anywhere">{headline}</p>
          {(aside || (canRestore && onRestore)) && (
            <div className="flex items-center gap-3">
              {aside}
              {canRestore && onRestore && (
                <KeepFocus>
                  <RestoreButton entry={entry} onRestore={onRestore} />
                </KeepFocus>
              )}
            </div>
          )}
        </div>
        {alike === 1 && changes.length > 0 && <What entry={entry} />}
      </div>
    </div>
  );
}

function What({ entry }: { entry: HistoryEntry }) {
  const { action } = entry;
  const changes = readableChanges(entry);
  if (action === 'update') return <FieldChanges changes={changes} />;
  return (
    <details className="text-small">
      <summary className="w-fit cursor-pointer rounded-control text-muted hover:text-ink pointer-coarse:py-2">
        {action === 'create' ? 'What it was made with' : 'What it was'}
      </summary>
      <FieldValues changes={changes} which={action === 'create' ? 'new' : 'old'} />
    </details>
  );
}

type RestoreButtonProps = { entry: HistoryEntry; onRestore: (entry: HistoryEntry) => void };

function RestoreButton({ entry, onRestore }: RestoreButtonProps) {
  const label = entry.action === 'delete' ? 'Bring back' : 'Restore';
  return (
    <Button size="sm" onClick={() => onRestore(entry)} aria-label={`${label} ${entry.name}`.trim()}>
      <RotateCcw aria-hidden="true" />
      {label}
    </Button>
  );
}
