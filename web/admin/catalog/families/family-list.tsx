import type { Family } from '../../../../functions/catalog/families/contract.ts';
import { FAMILY } from '../../../../functions/catalog/families/record.ts';
import { textOf } from '../../form/comma-list.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { listedColumns } from '../../list/listed-columns.tsx';
import { useList } from '../../list/use-list.ts';
import { families } from './families.ts';

const columns = listedColumns<Family>(FAMILY, {
  familyId: { meta: { className: 'sm:w-24' } },
  familyName: { meta: { className: 'font-medium' } },
  options: { cell: ({ options }) => textOf(options) },
});

export function Component() {
  const list = useList(families, []);
  return <ListScreen resource={families} list={list} columns={columns} />;
}
