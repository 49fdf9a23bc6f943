import { Check, Trash2, X } from 'lucide-react';
import { MOST_KEYS } from '../../../../functions/contracts/bulk-limits.ts';
import type { ModerationAction } from '../../../../functions/contracts/moderation.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCounted, formatNumber } from '../../format.ts';
import { useShortcut } from '../../keyboard/use-shortcut.ts';
import type { List } from '../../list/use-list.ts';
import type { Selection } from '../../list/use-selection.ts';
import { KeepFocus } from '../../page/keep-focus.tsx';

type ModerationBarProps<Row> = {
  list: List<Row>;
  selection: Selection;
  bulk: ModerationAction | undefined;
  onAct: (action: ModerationAction) => void;
};

const ACTIONS = [
  ['approve', 'Approve', Check],
  ['reject', 'Reject', X],
  ['delete', 'Delete', Trash2],
] as const;

/** Above the list: what is selected, and the bulk actions. */
export function ModerationBar<Row>({ list, selection, bulk, onAct }: ModerationBarProps<Row>) {
  const { count, all, page, togglePage, selectAll, clear } = selection;
  const { total = 0, isFiltered } = list;
  const tooMany = !all && count > MOST_KEYS;
  useShortcut('Escape', 'Clear the selection', clear);
  return (
    <section
      aria-label="Selected"
      className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-2 py-1 sm:px-3"
    >
      <label className="flex min-h-10 cursor-pointer items-center gap-3 px-3 text-small pointer-coarse:min-h-11">
        <input
          type="checkbox"
          aria-label="Select this page"
          checked={page === 'all'}
          ref={box => {
            if (box) box.indeterminate = page === 'some';
          }}
          onChange={togglePage}
          className="size-4 cursor-pointer accent-action"
        />
        <span role="status" className="tabular-nums">
          {count > 0 ? `${formatNumber(count)} selected` : 'Select this page'}
        </span>
      </label>
      {count > 0 && count < total && (
        <Button variant="plain" size="sm" onClick={selectAll}>
          Select all {formatCounted(total)} {isFiltered ? 'that match' : ''}
        </Button>
      )}
      {count > 0 && (
        <div className="ms-auto">
          <KeepFocus>
            <span className="flex flex-wrap gap-2">
              {ACTIONS.map(([action, label, Icon]) => (
                <Button
                  key={action}
                  size="sm"
                  busy={bulk === action}
                  disabled={tooMany || (bulk !== undefined && bulk !== action)}
                  onClick={() => onAct(action)}
                >
                  <Icon aria-hidden="true" />
                  {label}
                </Button>
              ))}
            </span>
          </KeepFocus>
        </div>
      )}
    </section>
  );
}
