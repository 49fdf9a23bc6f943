import {
  Archive,
  Eye,
  EyeOff,
  Inbox,
  type LucideIcon,
  Mail,
  MailOpen,
  OctagonX,
  Trash2,
  X,
} from 'lucide-react';
import { MOST_KEYS } from '../../../functions/contracts/bulk-limits.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { formatCounted, formatNumber } from '../format.ts';
import { useShortcut } from '../keyboard/use-shortcut.ts';
import { KeepFocus } from '../page/keep-focus.tsx';
import type { Resource } from '../resource.ts';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';

type SelectionBarProps<Row, Values> = {
  resource: Resource<Row, Values>;
  list: List<Row>;
  selection: Selection;
  /** Says what is counted: in a list of groups, not its rows. */
  grouped: boolean;
  busy: string | undefined;
  onAct: (action: string) => void;
};

const ICONS: Record<string, LucideIcon> = {
  activate: Eye,
  deactivate: EyeOff,
  read: MailOpen,
  unread: Mail,
  inbox: Inbox,
  archive: Archive,
  junk: OctagonX,
  delete: Trash2,
};

/** Bulk actions for the selected rows: replaces the toolbar, on a phone at the bottom. */
export function SelectionBar<Row, Values>(props: SelectionBarProps<Row, Values>) {
  const { resource, list, selection, grouped, busy, onAct } = props;
  const { count, total, all, clear, selectAll } = selection;
  const { words, one, many } = resource;
  const tooMany = !all && count > MOST_KEYS;
  useShortcut('Escape', 'Clear the selection', clear);
  return (
    <KeepFocus>
      <section
        aria-label="Selected rows"
        data-foot="tall-on-phone"
        className="flex min-h-(--control) flex-wrap items-center gap-x-3 gap-y-2 max-sm:fixed max-sm:inset-x-0
          max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:p-3
          max-sm:shadow-float sm:mb-4"
      >
        <span className="flex items-center gap-1">
          <IconButton label="Clear the selection" size="sm" onClick={clear}>
            <X aria-hidden="true" />
          </IconButton>
          <span role="status" className="text-small font-medium whitespace-nowrap tabular-nums">
            {formatCounted(count)} {grouped && `${count === 1 ? one : many} `}selected
          </span>
        </span>
        {count < total && (
          <Button variant="plain" size="sm" onClick={selectAll} className="max-sm:ms-auto">
            Select all {formatCounted(total)} {grouped && `${many} `}
            {list.isFiltered ? 'that match' : ''}
          </Button>
        )}
        {tooMany && (
          <span className="text-small text-danger">
            At most {formatNumber(MOST_KEYS)} at once, or all that match.
          </span>
        )}
        <span className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 sm:ms-auto">
          {Object.entries(words.bulk).map(([action, { label }]) => (
            <Button
              key={action}
              size="sm"
              busy={busy === action}
              disabled={tooMany || (busy !== undefined && busy !== action)}
              onClick={() => onAct(action)}
            >
              <ActionIcon action={action} />
              {label}
            </Button>
          ))}
        </span>
      </section>
    </KeepFocus>
  );
}

function ActionIcon({ action }: { action: string }) {
  const Icon = ICONS[action];
  return Icon ? <Icon aria-hidden="true" /> : null;
}
