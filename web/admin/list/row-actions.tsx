import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';

type RowActionsProps = {
  name: string;
  editTo: string;
  /** Where a row can only be viewed, or edited but not deleted. */
  offers?: 'view' | 'edit' | undefined;
  onDelete: () => void;
};

export function RowActions({ name, editTo, offers, onDelete }: RowActionsProps) {
  const [Icon, verb] = offers === 'view' ? [Eye, 'View'] : [Pencil, 'Edit'];
  return (
    <span className="inline-flex gap-1">
      <ButtonLink to={editTo} variant="plain" size="sm" aria-label={`${verb} ${name}`}>
        <Icon aria-hidden="true" />
        <span data-word="">{verb}</span>
      </ButtonLink>
      {!offers && (
        <Button variant="plain" size="sm" aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
          <span data-word="">Delete</span>
        </Button>
      )}
    </span>
  );
}
