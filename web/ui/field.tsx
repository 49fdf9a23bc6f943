import { type ReactNode, useId } from 'react';

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shows 'Optional' next to the label. */
  optional?: boolean;
};

/** Attributes that tie a control to its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Label above; control, then hint or error below. The controls of this folder include it. */
export function Field(
  props: FieldProps & { id?: string | undefined; children: (control: FieldControl) => ReactNode },
) {
  const { label, hint, error, optional, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="flex items-baseline justify-between gap-4 text-small font-medium">
        {label}
        {optional && <span className="text-fine font-normal text-muted">Optional</span>}
      </label>
      {children({ id, 'aria-describedby': note, 'aria-invalid': error ? true : undefined })}
      <FieldNote id={note} hint={hint} error={error} />
    </div>
  );
}

export function FieldNote({
  id,
  hint,
  error,
}: Pick<FieldProps, 'hint' | 'error'> & { id: string | undefined }) {
  if (error)
    return (
      <p id={id} role="alert" className="text-fine font-medium text-danger">
        {error}
      </p>
    );
  return hint ? (
    <p id={id} className="text-fine text-muted">
      {hint}
    </p>
  ) : null;
}

/** The box shared by every control with typed or chosen text. */
export const controlBox = `w-full min-w-0 rounded-control border border-edge bg-surface px-3 text-(length:--control-text) text-ink
  transition-colors placeholder:text-muted hover:border-ink focus-visible:border-action focus-visible:outline-offset-0
  aria-invalid:border-danger [&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted`;
