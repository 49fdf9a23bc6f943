import type { ComponentProps } from 'react';
import { TextArea, TextInput } from '../ui/text-input.tsx';
import { useStage } from './stage.ts';

type Named = { name: string };

/** Whoever is led to a field sees its label, too, below the header that stays. */
const clear = 'scroll-mt-40';

/** A field of a `VisitorForm`, which shows what is wrong with it. */
export function VisitorInput(props: ComponentProps<typeof TextInput> & Named) {
  return (
    <TextInput className={clear} data-label={props.label} {...props} error={useStage().errors[props.name]} />
  );
}

export function VisitorTextArea(props: ComponentProps<typeof TextArea> & Named) {
  return (
    <TextArea className={clear} data-label={props.label} {...props} error={useStage().errors[props.name]} />
  );
}

export const VisitorEmail = () => (
  <VisitorInput name="email" label="E-mail" type="email" autoComplete="email" required maxLength={254} />
);
