import type { ComponentProps } from 'react';
import { TextArea, TextInput } from '../ui/text-input.tsx';
import { useStage } from './stage.ts';

type Named = { name: string };

/** A field of a `VisitorForm`, which shows what is wrong with it. */
export function VisitorInput(props: ComponentProps<typeof TextInput> & Named) {
  return <TextInput data-label={props.label} {...props} error={useStage().errors[props.name]} />;
}

export function VisitorTextArea(props: ComponentProps<typeof TextArea> & Named) {
  return <TextArea data-label={props.label} {...props} error={useStage().errors[props.name]} />;
}
