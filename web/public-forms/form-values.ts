import type { Errors } from './form-status.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form's values by field name; empty fields are left out. */
export const formValues = (form: HTMLFormElement) => valuesIn(new FormData(form));

export function valuesIn(form: FormData): Record<string, string> {
  const entries = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return Object.fromEntries(entries);
}

/** The browser's own validation, with the shop's messages. */
export function formErrors(form: HTMLFormElement): Errors {
  const entries = controlsOf(form).map(control => [control.name, errorOf(control)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

export const hasField = (form: HTMLFormElement, name: string) =>
  controlsOf(form).some(control => control.name === name);

export function focusFirst(form: HTMLFormElement, errors: Errors) {
  const first = controlsOf(form).find(({ name }) => name in errors);
  first?.focus();
  // WebKit ignores sticky elements when it scrolls to what gets focus.
  first?.scrollIntoView({ block: 'nearest' });
}

/** Fills only fields that are still empty. */
export function fillIn(form: HTMLFormElement, known: Record<string, string>) {
  for (const control of controlsOf(form)) {
    if (control.value === '') control.value = known[control.name] ?? '';
  }
}

/** Overwrites the fields, as if the values had been typed. */
export function overwrite(form: HTMLFormElement, values: Record<string, string>) {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || control.value === value) continue;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );

function errorOf({ type, value, validity, validationMessage, dataset, required }: Control) {
  const { label = 'This' } = dataset;
  if (required && (validity.valueMissing || value.trim() === '')) return `${label} is required`;
  if (validity.typeMismatch && type === 'email') return `${label} must look like name@example.com`;
  return validity.valid ? undefined : validationMessage;
}
