import type { ComponentProps } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { TextArea } from '../../ui/text-input.tsx';
import { formatNumber } from '../format.ts';

/** As the contracts count: without the space around it. */
const lengthOf = (text: string) => text.trim().normalize('NFC').length;

/** Why a text cannot be sent as it is; undefined where it fits. */
export function whyTooLong(text: string, most: number): string | undefined {
  const length = lengthOf(text);
  if (length <= most) return undefined;
  const [is, may, over] = [length, most, length - most].map(formatNumber);
  return `This has ${is} characters; the limit is ${may}. Shorten it by ${over}.`;
}

type LimitedProps = ComponentProps<typeof TextArea> & { text: string; most: number };

/** A text that may not be longer than this. A browser that knew would cut what is pasted, and not say so. */
export const LimitedTextArea = ({ text, most, error, ...area }: LimitedProps) => (
  <TextArea {...area} error={whyTooLong(text, most) ?? error} />
);

type InFormProps<Input extends FieldValues, Output> = Omit<LimitedProps, 'text' | 'form'> & {
  of: UseFormReturn<Input, unknown, Output>;
  name: FieldPath<Input>;
};

/** The same as a field of a form, whose contract refuses it. */
export function LimitedField<Input extends FieldValues, Output>({ of, ...area }: InFormProps<Input, Output>) {
  const text: unknown = useWatch({ control: of.control, name: area.name });
  return <LimitedTextArea {...area} text={String(text ?? '')} />;
}
