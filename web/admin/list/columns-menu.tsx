import { Columns3 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuCheckbox } from '../../ui/menu.tsx';
import { useStoredNames } from '../preferences.ts';
import { type ListColumns, nameOf } from './list-columns.ts';

/** Which columns a list shows; the first one always. */
export function useColumns<Row>(path: string, columns: ListColumns<Row>) {
  const [hidden, hide] = useStoredNames(`hiddenColumns:${path}`);
  const [, ...others] = columns;
  return {
    shown: columns.filter((column, index) => index === 0 || !hidden.includes(nameOf(column))),
    choices: others.map(column => ({
      name: nameOf(column),
      label: String(column.header),
      isShown: !hidden.includes(nameOf(column)),
    })),
    show: (name: string, isShown: boolean) => hide(name, !isShown),
  };
}

type ColumnsMenuProps = Omit<ReturnType<typeof useColumns>, 'shown'>;

export function ColumnsMenu({ choices, show }: ColumnsMenuProps) {
  return (
    <Menu
      trigger={
        <Button className="sm:ms-auto sm:max-2xl:w-(--control) sm:max-2xl:px-0" title="Columns">
          <Columns3 aria-hidden="true" />
          <span className="sm:max-2xl:sr-only">Columns</span>
        </Button>
      }
    >
      {choices.map(({ name, label, isShown }) => (
        <MenuCheckbox key={name} checked={isShown} onChange={checked => show(name, checked)}>
          {label}
        </MenuCheckbox>
      ))}
    </Menu>
  );
}
