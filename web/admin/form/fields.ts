import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import type { Described } from './conflict-panel.tsx';

/** The labels of a form's fields, in reading order. */
export type Labels<Input extends FieldValues> = { readonly [Name in FieldPath<Input>]?: string };

/** `<TextInput {...field('couponCode')} required />`: the label, the error and the registration of one field. */
export function fieldsOf<Input extends FieldValues, Output, Known extends Labels<Input>>(
  form: UseFormReturn<Input, unknown, Output>,
  labels: Known,
) {
  const { errors } = form.formState;
  return <Name extends keyof Known & FieldPath<Input>>(name: Name, rules?: RegisterOptions<Input, Name>) => ({
    label: labels[name] as string,
    error: (get(errors, name) as FieldError | undefined)?.message,
    ...form.register(name, rules),
  });
}

/** Values by label, for comparing two versions; `shown` formats some of them, and null omits one. */
export function describeValues<Input extends FieldValues>(
  labels: Labels<Input>,
  values: Input,
  shown: { [Name in keyof Input]?: Described[string] | null } = {},
): Described {
  const described: Described = {};
  for (const [name, label] of Object.entries<string | undefined>(labels)) {
    if (label && shown[name] !== null) described[label] = shown[name] ?? String(values[name] ?? '');
  }
  return described;
}
