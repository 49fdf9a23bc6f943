import type { Errors } from '../../public-forms/form-status.ts';
import { formErrors } from '../../public-forms/form-values.ts';

/** With the shop's own message for a postcode in the wrong shape. */
export function addressErrors(form: HTMLFormElement): Errors {
  const errors = formErrors(form);
  for (const { name, validity, dataset } of form.querySelectorAll<HTMLInputElement>('[data-mismatch]')) {
    if (validity.patternMismatch) errors[name] = dataset.mismatch ?? '';
  }
  return errors;
}
