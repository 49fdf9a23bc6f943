import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { controlBox } from '../../ui/field.tsx';

type TryFieldProps = {
  name: string;
  required: boolean;
  children: (control: { id: string; required: boolean; className: string }) => ReactNode;
};

/** Label and control share one line, so that ten fields still fit on the screen. */
function TryField({ name, required, children }: TryFieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[9.25rem_minmax(0,1fr)] items-center gap-3">
      <label htmlFor={id} className="font-mono text-fine wrap-anywhere">
        {name}
        {required && (
          <span aria-hidden="true" className="text-action">
            {' '}
            *
          </span>
        )}
      </label>
      {children({ id, required, className: clsx(controlBox, 'h-(--control) pointer-fine:h-8') })}
    </div>
  );
}

type ChoiceFieldProps = Omit<TryFieldProps, 'children'> & {
  value: string;
  choices: string[];
  onChange: (value: string) => void;
};

export function ChoiceField({ name, required, value, choices, onChange }: ChoiceFieldProps) {
  return (
    <TryField name={name} required={required}>
      {control => (
        <div className="relative">
          <select
            {...control}
            value={value}
            onChange={event => onChange(event.target.value)}
            className={clsx(control.className, 'appearance-none pe-9')}
          >
            <option value="">not sent</option>
            {choices.map(choice => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
          <ChevronDown
            size={15}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
          />
        </div>
      )}
    </TryField>
  );
}

type TextFieldProps = Omit<ChoiceFieldProps, 'choices'> & { placeholder?: string };

export function TextField({ name, required, value, placeholder, onChange }: TextFieldProps) {
  return (
    <TryField name={name} required={required}>
      {control => (
        <input
          {...control}
          value={value}
          placeholder={placeholder}
          onChange={event => onChange(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </TryField>
  );
}

type FileFieldProps = Omit<TryFieldProps, 'children'> & {
  multiple: boolean;
  onChoose: (files: File[]) => void;
};

/** The native file input, which names the chosen file itself. */
export function FileField({ name, required, multiple, onChoose }: FileFieldProps) {
  return (
    <TryField name={name} required={required}>
      {({ className, ...control }) => (
        <input
          {...control}
          type="file"
          accept="image/*"
          multiple={multiple}
          onChange={event => onChoose([...(event.target.files ?? [])])}
          className={clsx(
            className,
            `h-auto py-1 ps-1 pointer-fine:h-auto file:me-2.5 file:rounded-[5px] file:border-0 file:bg-action-soft file:px-2.5 file:py-1
             file:font-medium file:text-action`,
          )}
        />
      )}
    </TryField>
  );
}
