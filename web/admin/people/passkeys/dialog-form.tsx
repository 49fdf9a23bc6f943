import type { FormEvent, ReactNode } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

type DialogFormProps = {
  submit: (event: FormEvent) => unknown;
  busy: boolean;
  label: string;
  busyLabel: string;
  failure: string | undefined;
  onCancel: () => void;
  children: ReactNode;
};

/** A short form in a dialog: error, fields, submit and cancel. */
export function DialogForm({ submit, busy, label, busyLabel, failure, onCancel, children }: DialogFormProps) {
  return (
    <form
      method="post"
      noValidate
      onSubmit={event => void (busy ? event.preventDefault() : submit(event))}
      className="grid gap-5"
    >
      {failure && <Alert>{failure}</Alert>}
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={busyLabel}>
          {label}
        </Button>
      </div>
    </form>
  );
}
