import clsx from 'clsx';
import { useId } from 'react';
import { controlBox, FieldNote } from '../ui/field.tsx';
import { useFormStatus } from './form-status.ts';
import { SendButton } from './send-button.tsx';

type EmailFieldProps = { label: string; hint?: string | undefined; button: string };

/** An email field with the submit button next to it. */
export function EmailField({ label, hint, button }: EmailFieldProps) {
  const id = useId();
  const error = useFormStatus().errors.email;
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <div className="flex flex-wrap items-start gap-3">
        <div className="grid min-w-0 grow-999 basis-56 gap-1.5">
          <input
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            required
            data-label={label}
            aria-describedby={note}
            aria-invalid={error ? true : undefined}
            className={clsx(controlBox, 'h-(--control)')}
          />
          <FieldNote id={note} hint={hint} error={error} />
        </div>
        <SendButton className="grow">{button}</SendButton>
      </div>
    </div>
  );
}
