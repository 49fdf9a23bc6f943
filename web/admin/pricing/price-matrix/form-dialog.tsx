import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type FormDialogProps = {
  title: string;
  submit: string;
  /** Why it cannot be submitted yet. */
  reason?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for a few values before changing many prices. */
export function FormDialog({ title, submit, reason, onSubmit, onClose, children }: FormDialogProps) {
  const reasonId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form onSubmit={send} noValidate className="grid gap-4">
        {children}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p id={reasonId} role="status" className="min-w-0 flex-1 basis-48 text-small text-muted">
            {reason}
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            aria-describedby={reason && reasonId}
            disabled={reason !== undefined}
          >
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
