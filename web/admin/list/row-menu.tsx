import { Eye, Pencil, SquareCheck, Trash2 } from 'lucide-react';
import { MenuAt, MenuItem, MenuLink } from '../../ui/menu.tsx';
import type { Selection } from './use-selection.ts';

type RowMenuProps = {
  of: HTMLElement;
  open: boolean;
  /** Where a row can only be viewed, or edited but not deleted. */
  offers?: 'view' | 'edit' | undefined;
  onClose: () => void;
  onDelete: (id: string) => void;
  selection: Selection | undefined;
};

/** The actions of a row, for whoever goes by keyboard. */
export function RowMenu({ of, open, offers, onClose, onDelete, selection }: RowMenuProps) {
  const { id = '', edit = '' } = of.dataset;
  return (
    <MenuAt anchor={of} open={open} onClose={onClose}>
      <MenuLink to={edit}>
        {offers === 'view' ? <Eye aria-hidden="true" /> : <Pencil aria-hidden="true" />}
        {offers === 'view' ? 'View' : 'Edit'}
      </MenuLink>
      {selection && (
        <MenuItem onSelect={() => selection.toggle(id)}>
          <SquareCheck aria-hidden="true" />
          {selection.isSelected(id) ? 'Take out of the selection' : 'Select'}
        </MenuItem>
      )}
      {!offers && (
        <MenuItem danger onSelect={() => onDelete(id)}>
          <Trash2 aria-hidden="true" />
          Delete
        </MenuItem>
      )}
    </MenuAt>
  );
}
