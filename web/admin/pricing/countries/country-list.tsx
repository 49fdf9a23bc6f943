import type { Country } from '../../../../functions/pricing/countries/contract.ts';
import { COUNTRY } from '../../../../functions/pricing/countries/record.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { listedColumns } from '../../list/listed-columns.tsx';
import { StatusFilter } from '../../list/status-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { countries } from './countries.ts';

const columns = listedColumns<Country>(COUNTRY, {
  countryId: { meta: { className: 'sm:w-20' } },
  countryCode: { meta: { className: 'sm:w-24' } },
  countryName: { meta: { className: 'font-medium' } },
  denomination: { meta: { className: 'sm:w-32' } },
  displayStatus: { meta: { className: 'sm:w-32' } },
  createdAt: { meta: { className: 'whitespace-nowrap sm:w-36' } },
});

export function Component() {
  const list = useList(countries, ['displayStatus']);
  return (
    <ListScreen
      clock
      resource={countries}
      list={list}
      columns={columns}
      filters={<StatusFilter {...list.choose('displayStatus')} />}
    />
  );
}
