import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changesFrom, mergeEdits } from './typed-over.ts';

/** Resets the form to the stored version. True if it was edited since it was sent: those edits stay, unsaved. */
export function settle<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  sent: Input,
  stored: Input,
): boolean {
  const now = form.getValues();
  const isTypedOn = changesFrom(sent, now).length > 0;
  if (!isTypedOn) {
    form.reset(stored as DefaultValues<Input>);
    return false;
  }
  // Field by field: resetting everything takes the focus out of rows rendered from the values.
  for (const { path, value } of changesFrom(now, mergeEdits(sent, now, stored))) {
    form.setValue(path as Path<Input>, value as PathValue<Input, Path<Input>>);
  }
  form.reset(stored as DefaultValues<Input>, { keepValues: true });
  return true;
}
