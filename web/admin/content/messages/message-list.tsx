import clsx from 'clsx';
import type { Message } from '../../../../functions/content/messages/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDateTime } from '../../format.ts';
import { columnsOf } from '../../list/list-columns.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { SelectFilter } from '../../list/select-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { KIND_NAMES, KINDS, PLACES, READ, STATE_NAMES } from './message-words.ts';
import { messages, messagesIn } from './messages.ts';

const column = columnsOf<Message>();

const strong = ({ readAt }: Message) => (readAt === null ? 'font-semibold' : '');

const columns = column.columns([
  column.accessor('name', {
    header: 'From',
    meta: { className: 'sm:min-w-56' },
    cell: ({ row: { original } }) => (
      <span className="block min-w-0">
        <span className={clsx('flex items-center gap-2 wrap-anywhere', strong(original))}>
          {original.readAt === null && <Unread />}
          {original.name ?? original.email}
        </span>
        {original.name && <span className="block text-fine text-muted wrap-anywhere">{original.email}</span>}
      </span>
    ),
  }),
  column.accessor('subject', {
    header: 'Message',
    meta: { className: 'sm:w-2/5' },
    cell: ({ row: { original } }) => <Beginning of={original} />,
  }),
  column.accessor('kind', {
    header: 'Kind',
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap items-center gap-2">
        {KIND_NAMES[original.kind]}
        {original.replies.length > 0 && <Badge tone="positive">Replied</Badge>}
      </span>
    ),
  }),
  column.accessor('receivedAt', {
    header: 'Received',
    meta: { className: 'whitespace-nowrap sm:w-44' },
    cell: cell => formatDateTime(cell.getValue()),
  }),
]);

/** The subject and start of the message; a question has no subject, or only an address. */
function Beginning({ of }: { of: Message }) {
  const { subject, message } = of;
  const first = subject ?? (message || 'Only an email address');
  return (
    <span className="block min-w-0">
      <span className={clsx('line-clamp-1 wrap-anywhere', strong(of))}>{first}</span>
      {subject && message && (
        <span className="line-clamp-1 text-fine text-muted wrap-anywhere">{message}</span>
      )}
    </span>
  );
}

function Unread() {
  return (
    <span className="size-2 shrink-0 rounded-full bg-action">
      <span className="sr-only">Unread</span>
    </span>
  );
}

export function Component() {
  const list = useList(messages, ['state', 'kind', 'read']);
  const { state } = list.filters;
  return (
    <ListScreen
      clock
      resource={messagesIn(state)}
      list={list}
      columns={columns}
      notice={state === 'junk' && <SpamNotice />}
      filters={
        <>
          <SelectFilter label="Where" all={STATE_NAMES.inbox} options={PLACES} {...list.choose('state')} />
          <SelectFilter label="Kind" all="All Kinds" options={KINDS} {...list.choose('kind')} />
          <SelectFilter
            label="Read or unread"
            all="Read and unread"
            options={READ}
            {...list.choose('read')}
          />
        </>
      }
    />
  );
}

function SpamNotice() {
  return (
    <p className="mb-4 max-w-prose text-small text-muted">
      Junk is deleted after 30 days. New messages from the same email or network addresses also go here until
      you mark one of them as not junk.
    </p>
  );
}
