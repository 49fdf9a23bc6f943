import { Eye, Pencil, SquareCheck, Trash2 } from 'lucide-react';
import { MenuAt, MenuItem, MenuLink } from '../../ui/menu.tsx';
import { isDeletedHere, type Offers, opens } from '../resource.ts';
import type { Selection } from './use-selection.ts';

type RowMenuProps = {
  of: HTMLElement;
  open: boolean;
  offers?: Offers | undefined;
  onClose: () => void;
  onDelete: (id: string) => void;
  selection: Selection | undefined;
};

/** The actions of a row, for whoever goes by keyboard. */
export function RowMenu({ of, open, offers, onClose, onDelete, selection }: RowMenuProps) {
  const { id = '', edit = '' } = of.dataset;
  const verb = opens(offers);
  return (
    <MenuAt anchor={of} open={open} onClose={onClose}>
      {verb && (
        <MenuLink to={edit}>
          {verb === 'View' ? <Eye aria-hidden="true" /> : <Pencil aria-hidden="true" />}
          {verb}
        </MenuLink>
      )}
      {selection && (
        <MenuItem onSelect={() => selection.toggle(id)}>
          <SquareCheck aria-hidden="true" />
          {selection.isSelected(id) ? 'Take out of the selection' : 'Select'}
        </MenuItem>
      )}
      {isDeletedHere(offers) && (
        <MenuItem danger onSelect={() => onDelete(id)}>
          <Trash2 aria-hidden="true" />
          Delete
        </MenuItem>
      )}
    </MenuAt>
  );
}
