import { Eye, Pencil, SquareCheck, Trash2 } from 'lucide-react';
import { MenuAt, MenuItem, MenuLink } from '../../ui/menu.tsx';
import type { Selection } from './use-selection.ts';

type RowMenuProps = {
  of: HTMLElement;
  open: boolean;
  /** The label of the link to the row; without it there is no link. */
  opens: 'Edit' | 'View' | undefined;
  onClose: () => void;
  onDelete: (() => void) | undefined;
  selection: Selection | undefined;
};

/** A row's actions, for the keyboard. */
export function RowMenu({ of, open, opens, onClose, onDelete, selection }: RowMenuProps) {
  const { id = '', edit = '' } = of.dataset;
  return (
    <MenuAt anchor={of} open={open} onClose={onClose}>
      {opens && (
        <MenuLink to={edit}>
          {opens === 'View' ? <Eye aria-hidden="true" /> : <Pencil aria-hidden="true" />}
          {opens}
        </MenuLink>
      )}
      {selection && (
        <MenuItem onSelect={() => selection.toggle(id)}>
          <SquareCheck aria-hidden="true" />
          {selection.isSelected(id) ? 'Take out of the selection' : 'Select'}
        </MenuItem>
      )}
      {onDelete && (
        <MenuItem danger onSelect={onDelete}>
          <Trash2 aria-hidden="true" />
          Delete
        </MenuItem>
      )}
    </MenuAt>
  );
}
