import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlBox, Field, type FieldProps } from './field.tsx';

export function TextInput({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {control => <input {...input} {...control} className={clsx(controlBox, 'h-(--control)', className)} />}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  className,
  rows = 4,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {control => (
        <textarea
          {...input}
          {...control}
          rows={rows}
          className={clsx(controlBox, 'min-h-24 py-2', className)}
        />
      )}
    </Field>
  );
}
