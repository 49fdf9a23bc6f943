import type { ComponentProps } from 'react';
import { TextArea, TextInput } from '../ui/text-input.tsx';
import { useFormStatus } from './form-status.ts';

type NamedField = { name: string };

/** Keeps the label of a focused field in view. */
const clear = 'scroll-mt-9';

/** A field of a `VisitorForm`, which shows its error. */
export function VisitorInput(props: ComponentProps<typeof TextInput> & NamedField) {
  return (
    <TextInput
      className={clear}
      data-label={props.label}
      {...props}
      error={useFormStatus().errors[props.name]}
    />
  );
}

export function VisitorTextArea(props: ComponentProps<typeof TextArea> & NamedField) {
  return (
    <TextArea
      className={clear}
      data-label={props.label}
      {...props}
      error={useFormStatus().errors[props.name]}
    />
  );
}

export const VisitorEmail = () => (
  <VisitorInput name="email" label="E-mail" type="email" autoComplete="email" required maxLength={254} />
);
