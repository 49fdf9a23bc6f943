import { Check, type LucideIcon, Trash2, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { ModerationBadge } from '../../../ui/moderation-state.tsx';
import { formatDateTime } from '../../format.ts';
import type { Moderated, Moderation } from './moderation.ts';

type ModeratedItemProps<Row extends Moderated> = {
  kind: Moderation<Row>;
  row: Row;
  selected: boolean;
  busy: boolean;
  onToggle: (range: boolean) => void;
  onApprove: () => void;
  onReject: () => void;
  onDelete: () => void;
};

/** A full review or comment with its actions. */
export function ModeratedItem<Row extends Moderated>(props: ModeratedItemProps<Row>) {
  const { kind, row, selected, busy, onToggle, onApprove, onReject, onDelete } = props;
  const { state, name, decidedBy, decidedAt, createdAt } = row;
  const about = kind.about(row);
  const text = kind.text(row);
  const its = { what: `the ${kind.one} by ${name}`, disabled: busy };
  return (
    <li
      tabIndex={-1}
      data-id={kind.idOf(row)}
      aria-busy={busy || undefined}
      className="flex gap-2 px-2 py-4 -outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus sm:px-3"
    >
      <label className="grid size-10 shrink-0 cursor-pointer place-items-center self-start pointer-coarse:size-11">
        <input
          type="checkbox"
          aria-label={`Select the ${kind.one} by ${name}`}
          checked={selected}
          onChange={({ nativeEvent }) => onToggle((nativeEvent as PointerEvent).shiftKey)}
          className="size-4 cursor-pointer accent-action"
        />
      </label>
      <article className="min-w-0 flex-1 pe-2 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-1.5 text-small">
          <span className="font-semibold">{name}</span>
          <span className="text-muted">{kind.from(row)}</span>
          <span className="ms-auto">
            <ModerationBadge state={state} />
          </span>
        </div>
        <p className="mt-0.5 text-fine text-muted">
          {formatDateTime(createdAt)} ·{' '}
          {about ? (
            <Link to={about.to} className="text-action underline">
              {about.label}
            </Link>
          ) : (
            'Deleted product'
          )}
        </p>
        {kind.head && (
          <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            {kind.head(row)}
          </div>
        )}
        {text && <p className="mt-2 max-w-prose text-small whitespace-pre-line">{text}</p>}
        <div className="mt-3 flex flex-wrap items-center gap-2 max-sm:[&_svg]:hidden">
          {state !== 'approved' && <Act word="Approve" icon={Check} onClick={onApprove} {...its} />}
          {state !== 'rejected' && <Act word="Reject" icon={X} onClick={onReject} {...its} />}
          <Act word="Delete" icon={Trash2} variant="quiet" onClick={onDelete} {...its} />
          {decidedBy && decidedAt && (
            <span className="ms-auto text-fine text-muted">
              {state === 'approved' ? 'Approved' : 'Rejected'} by {decidedBy}, {formatDateTime(decidedAt)}
            </span>
          )}
        </div>
      </article>
    </li>
  );
}

type ActProps = Pick<ComponentProps<typeof Button>, 'variant' | 'disabled' | 'onClick'> & {
  word: string;
  icon: LucideIcon;
  what: string;
};

const Act = ({ word, icon: Icon, what, ...button }: ActProps) => (
  <Button size="sm" aria-label={`${word} ${what}`} {...button}>
    <Icon aria-hidden="true" />
    {word}
  </Button>
);
