import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type FormDialogProps = {
  title: string;
  submit: string;
  disabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for a few values before many prices change. */
export function FormDialog({
  title,
  submit,
  disabled = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form onSubmit={send} noValidate className="grid gap-4">
        {children}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={disabled}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
