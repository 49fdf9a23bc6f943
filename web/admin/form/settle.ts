import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changesFrom, typedOver } from './typed-over.ts';

/** Starts the form from what is stored now. True if something was typed since it was sent: that stays, not saved yet. */
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
  // Field by field: to reset them all takes the focus out of rows that are rendered from the values.
  for (const { path, value } of changesFrom(now, typedOver(sent, now, stored))) {
    form.setValue(path as Path<Input>, value as PathValue<Input, Path<Input>>);
  }
  form.reset(stored as DefaultValues<Input>, { keepValues: true });
  return true;
}
