import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import type { Subscribe } from '../../../functions/content/subscribers/contract.ts';
import { sendQuestion } from '../../api/messages.ts';
import { subscribe } from '../../api/subscribers.ts';
import { controlBox, FieldNote } from '../../ui/field.tsx';
import { useFormStatus } from './form-status.ts';
import { SendButton } from './send-button.tsx';
import { VisitorForm } from './visitor-form.tsx';

type EmailFormProps = Purpose & {
  label: string;
  /** Shows the label as the placeholder instead. */
  hideLabel?: boolean;
  hint?: ReactNode;
  button: string;
  busyLabel?: string;
  done: ReactNode;
  className?: string;
};

/** A newsletter subscription from this page, or a question that a person answers. */
type Purpose = { source: Subscribe['source']; kind?: never } | { kind: 'question'; source?: never };

type EmailFormValues = Omit<Subscribe, 'source'>;

export function EmailForm({
  source,
  label,
  hideLabel,
  hint,
  button,
  busyLabel,
  done,
  className,
}: EmailFormProps) {
  return (
    <VisitorForm<EmailFormValues>
      send={(api, typed) => (source ? subscribe(api, { ...typed, source }) : sendQuestion(api, typed))}
      done={done}
      className={clsx('grid gap-3', className)}
    >
      <EmailField {...{ label, hideLabel, hint }}>
        <SendButton busyLabel={busyLabel} className="grow">
          {button}
        </SendButton>
      </EmailField>
    </VisitorForm>
  );
}

type EmailFieldProps = Pick<EmailFormProps, 'label' | 'hideLabel' | 'hint'> & { children: ReactNode };

function EmailField({ label, hideLabel, hint, children }: EmailFieldProps) {
  const id = useId();
  const error = useFormStatus().errors.email;
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-small font-medium'}>
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
            placeholder={hideLabel ? label : undefined}
            data-label={label}
            aria-describedby={note}
            aria-invalid={error ? true : undefined}
            className={clsx(controlBox, 'h-(--control)')}
          />
          <FieldNote id={note} hint={hint} error={error} />
        </div>
        {children}
      </div>
    </div>
  );
}
