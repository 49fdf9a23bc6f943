import { Pencil, Trash2 } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';

type RowActionsProps = { name: string; editTo: string; onDelete: () => void };

export function RowActions({ name, editTo, onDelete }: RowActionsProps) {
  return (
    <span className="inline-flex gap-1">
      <ButtonLink to={editTo} variant="plain" size="sm" aria-label={`Edit ${name}`}>
        <Pencil aria-hidden="true" />
        Edit
      </ButtonLink>
      <Button variant="plain" size="sm" aria-label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
    </span>
  );
}
