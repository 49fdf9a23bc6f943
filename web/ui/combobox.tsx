import { Combobox as Base } from '@base-ui/react/combobox';
import clsx from 'clsx';
import { Check, ChevronDown, X } from 'lucide-react';
import type { Ref } from 'react';
import { controlBox, Field, type FieldProps } from './field.tsx';
import { type ComboboxOption, useOptions } from './use-options.ts';

export type { ComboboxOption };

type ComboboxProps = FieldProps & {
  /** Called when typing pauses, and with '' when the list opens. Must be a stable function. */
  search: (text: string) => Promise<ComboboxOption[]>;
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  placeholder?: string;
  required?: boolean;
};

const button = `grid size-8 place-items-center rounded-control text-muted hover:text-ink pointer-coarse:size-11`;

/** A searchable select, for more rows than a native one could hold. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, search, value, onChange, onBlur, inputRef, placeholder, required } =
    props;
  const { options, status, ask } = useOptions(search, value);
  return (
    <Base.Root
      items={options}
      filter={null}
      value={value}
      onValueChange={onChange}
      isItemEqualToValue={(a: ComboboxOption, b: ComboboxOption) => a.value === b.value}
      onOpenChange={(open, { reason }) => open && reason !== 'input-change' && ask('')}
      onInputValueChange={(text, { reason }) => reason === 'input-change' && ask(text)}
      autoHighlight
    >
      <Field {...{ label, hint, error, optional }}>
        {control => (
          <Base.InputGroup className="relative">
            <Base.Input
              {...control}
              ref={inputRef}
              onBlur={onBlur}
              placeholder={placeholder}
              required={required}
              spellCheck={false}
              className={clsx(controlBox, 'h-(--control)', value ? 'pe-18' : 'pe-10')}
            />
            <div className="absolute inset-y-0 end-1 flex items-center">
              <Base.Clear aria-label={`Clear ${label}`} className={button}>
                <X size={16} aria-hidden="true" />
              </Base.Clear>
              <Base.Trigger aria-label={`Show ${label}`} className={button}>
                <ChevronDown size={16} aria-hidden="true" />
              </Base.Trigger>
            </div>
          </Base.InputGroup>
        )}
      </Field>
      <Base.Portal>
        <Base.Positioner className="z-30 outline-none" sideOffset={4} align="start">
          <Base.Popup
            className="max-h-[min(var(--available-height),20rem)] w-(--anchor-width) min-w-64 max-w-(--available-width)
              overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1 text-small text-ink shadow-float
              outline-none"
          >
            <Base.Status>{status && <p className="px-2.5 py-2 text-muted">{status}</p>}</Base.Status>
            <Base.List aria-label={label}>
              {(option: ComboboxOption) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-9 items-center justify-between gap-3 rounded-control px-2.5 py-1 outline-none select-none
                    data-highlighted:bg-sunken pointer-coarse:min-h-11"
                >
                  <span className="min-w-0 break-words">{option.label}</span>
                  <Base.ItemIndicator className="shrink-0 text-action">
                    <Check size={16} aria-hidden="true" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
