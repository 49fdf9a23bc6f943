import clsx from 'clsx';
import { type ComponentProps, useId } from 'react';
import { FieldNote, type FieldProps } from './field.tsx';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'value'> &
  FieldProps & {
    options: readonly { value: string; label: string; hint?: string; disabled?: boolean }[];
    /** For a controlled group; `register` needs none. */
    value?: string;
    /** 'row' for a few short labels, 'list' for longer ones. */
    layout?: 'row' | 'list';
  };

export function RadioGroup(props: ChoiceProps) {
  const { label, hint, error, optional, options, value, layout = 'row', className, ...input } = props;
  const ownName = useId();
  const note = error || hint ? `${ownName}-note` : undefined;
  return (
    <fieldset aria-describedby={note} className={clsx('grid gap-1.5', className)}>
      <legend className="mb-1.5 flex w-full justify-between text-small font-medium">
        {label}
        {optional && <span className="text-fine font-normal text-muted">Optional</span>}
      </legend>
      <div className={layout === 'row' ? 'flex flex-wrap gap-2' : 'grid gap-2'}>
        {options.map(option => (
          <label
            key={option.value}
            className="inline-flex min-h-(--control) items-center gap-2.5 rounded-control border border-edge/60 bg-surface
              px-3 py-1 text-(length:--control-text) transition-colors hover:border-edge has-checked:border-action
              has-checked:bg-action-soft has-disabled:bg-sunken has-disabled:text-muted pointer-coarse:min-h-11"
          >
            <input
              name={ownName}
              {...input}
              type="radio"
              value={option.value}
              {...(option.disabled && { disabled: true })}
              {...(value !== undefined && { checked: value === option.value })}
              className="size-[1.125em] shrink-0 accent-action"
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-fine text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={note} hint={hint} error={error} />
    </fieldset>
  );
}
