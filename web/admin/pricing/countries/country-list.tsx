import type { Country } from '../../../../functions/pricing/countries/contract.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { formatDate } from '../../format.ts';
import { columnsOf } from '../../list/list-columns.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { StatusFilter } from '../../list/status-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { countries } from './countries.ts';

const column = columnsOf<Country>();

const columns = column.columns([
  column.accessor('countryId', { header: 'ID', meta: { className: 'sm:w-20' } }),
  column.accessor('countryCode', { header: 'Code', meta: { className: 'sm:w-24' } }),
  column.accessor('countryName', { header: 'Name', meta: { className: 'font-medium' } }),
  column.accessor('denomination', { header: 'Currency', meta: { className: 'sm:w-32' } }),
  column.accessor('displayStatus', {
    header: 'Status',
    meta: { className: 'sm:w-32' },
    cell: cell => <StatusBadge active={cell.getValue()} />,
  }),
  column.accessor('createdAt', {
    header: 'Created At',
    meta: { className: 'whitespace-nowrap sm:w-36' },
    cell: cell => formatDate(cell.getValue()),
  }),
]);

export function Component() {
  const list = useList(countries, ['displayStatus']);
  return (
    <ListScreen
      resource={countries}
      list={list}
      columns={columns}
      filters={<StatusFilter {...list.choose('displayStatus')} />}
    />
  );
}
