import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';

type RowActionsProps = {
  name: string;
  editTo: string;
  /** The label of the link to the row; without it there is no link. */
  opens: 'Edit' | 'View' | undefined;
  onDelete: (() => void) | undefined;
};

export function RowActions({ name, editTo, opens, onDelete }: RowActionsProps) {
  const Icon = opens === 'View' ? Eye : Pencil;
  return (
    <span className="inline-flex gap-1">
      {opens && (
        <ButtonLink to={editTo} variant="plain" size="sm" aria-label={`${opens} ${name}`}>
          <Icon aria-hidden="true" />
          <span data-word="">{opens}</span>
        </ButtonLink>
      )}
      {onDelete && (
        <Button variant="plain" size="sm" aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
          <span data-word="">Delete</span>
        </Button>
      )}
    </span>
  );
}
