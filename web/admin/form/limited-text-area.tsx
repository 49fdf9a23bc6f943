import type { ComponentProps } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { TextArea } from '../../ui/text-input.tsx';
import { formatNumber } from '../format.ts';

/** Counted as in the contracts: trimmed. */
const lengthOf = (text: string) => text.trim().normalize('NFC').length;

/** Why a text is too long; undefined if it fits. */
export function whyTooLong(text: string, most: number): string | undefined {
  const length = lengthOf(text);
  if (length <= most) return undefined;
  const [is, may, over] = [length, most, length - most].map(formatNumber);
  return `This has ${is} characters; the limit is ${may}. Shorten it by ${over}.`;
}

type LimitedProps = ComponentProps<typeof TextArea> & { text: string; most: number };

/** A text with a maximum length. The browser's own maxlength would silently cut pasted text. */
export const LimitedTextArea = ({ text, most, error, ...area }: LimitedProps) => (
  <TextArea {...area} error={whyTooLong(text, most) ?? error} />
);

type InFormProps<Input extends FieldValues, Output> = Omit<LimitedProps, 'text' | 'form'> & {
  of: UseFormReturn<Input, unknown, Output>;
  name: FieldPath<Input>;
};

/** The same as a form field, validated by its contract. */
export function LimitedField<Input extends FieldValues, Output>({ of, ...area }: InFormProps<Input, Output>) {
  const text: unknown = useWatch({ control: of.control, name: area.name });
  return <LimitedTextArea {...area} text={String(text ?? '')} />;
}
