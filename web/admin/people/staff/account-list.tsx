import type { StaffAccount } from '../../../../functions/people/staff/contract.ts';
import { formatDate } from '../../format.ts';
import { columnsOf } from '../../list/list-columns.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { namedOptions } from '../../list/named-options.ts';
import { SelectFilter } from '../../list/select-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { AccountStatus } from './account-status.tsx';
import { accounts, ROLE_NAMES, STATUS_NAMES } from './accounts.ts';

const column = columnsOf<StaffAccount>();

const columns = column.columns([
  column.accessor('username', { header: 'Username', meta: { className: 'font-medium wrap-anywhere' } }),
  column.accessor('email', {
    header: 'E-mail',
    meta: { className: 'wrap-anywhere' },
    cell: cell => cell.getValue() ?? '–',
  }),
  column.accessor('role', { header: 'Role', cell: cell => ROLE_NAMES[cell.getValue()] }),
  column.accessor('designation', {
    header: 'Designation',
    enableSorting: false,
    meta: { className: 'wrap-anywhere' },
    cell: cell => cell.getValue() || '–',
  }),
  column.accessor('status', { header: 'Status', cell: cell => <AccountStatus status={cell.getValue()} /> }),
  column.accessor('createdAt', {
    header: 'Created At',
    meta: { className: 'whitespace-nowrap' },
    cell: cell => formatDate(cell.getValue()),
  }),
]);

export function Component() {
  const list = useList(accounts, ['role', 'status']);
  return (
    <ListScreen
      clock
      resource={accounts}
      list={list}
      columns={columns}
      filters={
        <>
          <SelectFilter
            label="Role"
            all="All Roles"
            options={namedOptions(ROLE_NAMES)}
            {...list.choose('role')}
          />
          <SelectFilter
            label="Status"
            all="All Statuses"
            options={namedOptions(STATUS_NAMES)}
            {...list.choose('status')}
          />
        </>
      }
    />
  );
}
