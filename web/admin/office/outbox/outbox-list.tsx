import { EMAIL_KIND_LABELS } from '../../../../functions/contracts/email-kinds.ts';
import type { EmailState, OutboxEmail } from '../../../../functions/office/outbox/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { formatDateTime } from '../../format.ts';
import { columnsOf } from '../../list/list-columns.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { namedOptions } from '../../list/named-options.ts';
import { SelectFilter } from '../../list/select-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { outbox } from './outbox.ts';

const STATE_NAMES: Record<EmailState, string> = { waiting: 'Waiting', 'given-up': 'Given up' };
const TONES = { waiting: 'notice', 'given-up': 'danger' } as const;

const column = columnsOf<OutboxEmail>();

const columns = column.columns([
  column.accessor('recipient', {
    header: 'To',
    meta: { className: 'font-medium wrap-anywhere sm:min-w-56' },
  }),
  column.accessor('kind', {
    header: 'Email',
    cell: ({ row: { original } }) => <About email={original} />,
  }),
  column.accessor('state', {
    header: 'State',
    enableSorting: false,
    meta: { className: 'sm:w-2/5' },
    cell: ({ row: { original } }) => <State email={original} />,
  }),
  column.accessor('writtenAt', {
    header: 'Written',
    meta: { className: 'whitespace-nowrap' },
    cell: cell => formatDateTime(cell.getValue()),
  }),
]);

function About({ email: { kind, orderNumber } }: { email: OutboxEmail }) {
  return (
    <span className="block">
      {EMAIL_KIND_LABELS[kind]}
      {orderNumber && (
        <Link to={`/admin/orders/${orderNumber}`} className="block text-fine text-action underline">
          {orderNumber}
        </Link>
      )}
    </span>
  );
}

/** Its delivery status, and what delayed it. */
function State({ email: { state, tries, problem, dueAt } }: { email: OutboxEmail }) {
  const details = [
    tries > 0 && `Tried ${tries === 1 ? 'once' : `${tries} times`}`,
    problem,
    dueAt && tries > 0 && `next attempt ${formatDateTime(dueAt)}`,
  ];
  return (
    <span className="block min-w-0">
      <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>
      <span className="mt-1 block text-fine text-muted wrap-anywhere">
        {details.filter(Boolean).join(', ')}
      </span>
    </span>
  );
}

export function Component() {
  const list = useList(outbox, ['state', 'kind']);
  return (
    <ListScreen
      clock
      resource={outbox}
      list={list}
      columns={columns}
      notice={
        <p className="mb-4 max-w-prose text-small text-muted">
          Emails that haven’t been delivered yet. The shop keeps trying for a week. After that, an email is
          given up, counted in the menu and kept here for 30 days.
        </p>
      }
      filters={
        <>
          <SelectFilter
            label="State"
            all="All States"
            options={namedOptions(STATE_NAMES)}
            {...list.choose('state')}
          />
          <SelectFilter
            label="Email"
            all="All Emails"
            options={namedOptions(EMAIL_KIND_LABELS)}
            {...list.choose('kind')}
          />
        </>
      }
    />
  );
}
