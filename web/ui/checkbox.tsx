import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNote, type FieldProps } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> &
  Omit<FieldProps, 'label' | 'optional'> & { label: ReactNode };

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <div className={className}>
      <label className="inline-flex min-h-6 items-start gap-2.5 text-(length:--control-text) pointer-coarse:py-2.5">
        <input
          {...input}
          type="checkbox"
          className="mt-[0.2em] size-[1.125em] shrink-0 accent-action"
          aria-describedby={note}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={note} hint={hint} error={error} />
    </div>
  );
}
