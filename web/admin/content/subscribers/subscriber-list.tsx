import type { Subscriber, SubscriberState } from '../../../../functions/content/subscribers/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDate } from '../../format.ts';
import { Export } from '../../list/import-export.tsx';
import { columnsOf } from '../../list/list-columns.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { namedOptions } from '../../list/named-options.ts';
import { SelectFilter } from '../../list/select-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { subscribers } from './subscribers.ts';

const STATE_NAMES: Record<SubscriberState, string> = {
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
};
const TONES = { pending: 'notice', confirmed: 'positive', unsubscribed: 'neutral' } as const;

const SOURCE_NAMES: Record<Subscriber['source'], string> = {
  newsletter: 'Newsletter page',
  'coming-soon': 'Coming soon',
  about: 'About',
  blog: 'Blog',
  home: 'Home',
  comment: 'Comment',
};

const column = columnsOf<Subscriber>();

const columns = column.columns([
  column.accessor('email', {
    header: 'E-mail',
    meta: { className: 'font-medium wrap-anywhere sm:min-w-56' },
  }),
  column.accessor('source', {
    header: 'Source',
    meta: { className: 'whitespace-nowrap' },
    cell: cell => SOURCE_NAMES[cell.getValue()],
  }),
  column.accessor('state', {
    header: 'State',
    cell: cell => <Badge tone={TONES[cell.getValue()]}>{STATE_NAMES[cell.getValue()]}</Badge>,
  }),
  column.accessor('createdAt', {
    header: 'Signed up',
    meta: { className: 'whitespace-nowrap' },
    cell: cell => formatDate(cell.getValue()),
  }),
  column.accessor('letterSentAt', {
    header: 'Email sent',
    enableSorting: false,
    meta: { className: 'whitespace-nowrap' },
    cell: cell => dateOr(cell.getValue()),
  }),
  column.accessor('confirmedAt', {
    header: 'Confirmed',
    meta: { className: 'whitespace-nowrap' },
    cell: cell => dateOr(cell.getValue()),
  }),
]);

const dateOr = (iso: string | null) => (iso === null ? '–' : formatDate(iso));

export function Component() {
  const list = useList(subscribers, ['state', 'source']);
  const { state: _, ...filters } = list.filters;
  return (
    <ListScreen
      clock
      resource={subscribers}
      list={list}
      columns={columns}
      actions={<Export kind="subscribers" label="Export confirmed" list={{ q: list.q, filters }} />}
      filters={
        <>
          <SelectFilter
            label="State"
            all="All States"
            options={namedOptions(STATE_NAMES)}
            {...list.choose('state')}
          />
          <SelectFilter
            label="Source"
            all="All Sources"
            options={namedOptions(SOURCE_NAMES)}
            {...list.choose('source')}
          />
        </>
      }
    />
  );
}
