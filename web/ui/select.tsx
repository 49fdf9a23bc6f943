import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlBox, Field, type FieldProps } from './field.tsx';

/** The native select, which works on every phone and keyboard. Takes <option> children. */
export function Select({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {control => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={clsx(controlBox, 'h-(--control) appearance-none pe-10 text-ellipsis', className)}
          />
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
          />
        </div>
      )}
    </Field>
  );
}
