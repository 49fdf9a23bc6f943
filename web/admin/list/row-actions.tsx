import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { isDeletedHere, type Offers, opens } from '../resource.ts';

type RowActionsProps = {
  name: string;
  editTo: string;
  offers?: Offers | undefined;
  onDelete: () => void;
};

export function RowActions({ name, editTo, offers, onDelete }: RowActionsProps) {
  const verb = opens(offers);
  const Icon = verb === 'View' ? Eye : Pencil;
  return (
    <span className="inline-flex gap-1">
      {verb && (
        <ButtonLink to={editTo} variant="plain" size="sm" aria-label={`${verb} ${name}`}>
          <Icon aria-hidden="true" />
          <span data-word="">{verb}</span>
        </ButtonLink>
      )}
      {isDeletedHere(offers) && (
        <Button variant="plain" size="sm" aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
          <span data-word="">Delete</span>
        </Button>
      )}
    </span>
  );
}
