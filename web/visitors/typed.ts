import type { Errors } from './stage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was typed, by the names of the fields; those that were left empty are not there. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const given = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return Object.fromEntries(given);
}

/** What the browser itself can tell, in the words of the shop. */
export function faultsIn(form: HTMLFormElement): Errors {
  const faults = controlsOf(form).map(control => [control.name, faultOf(control)] as const);
  return Object.fromEntries(faults.filter((fault): fault is [string, string] => fault[1] !== undefined));
}

export const hasField = (form: HTMLFormElement, name: string) =>
  controlsOf(form).some(control => control.name === name);

export function focusFirst(form: HTMLFormElement, errors: Errors) {
  controlsOf(form)
    .find(({ name }) => name in errors)
    ?.focus();
}

/** Writes into the fields that are still empty. */
export function fillIn(form: HTMLFormElement, known: Record<string, string>) {
  for (const control of controlsOf(form)) {
    if (control.value === '') control.value = known[control.name] ?? '';
  }
}

/** Writes into the fields, whatever is in them, as if it had been typed. */
export function writeIn(form: HTMLFormElement, values: Record<string, string>) {
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

function faultOf({ type, value, validity, validationMessage, dataset, required }: Control) {
  const { label = 'This' } = dataset;
  if (required && (validity.valueMissing || value.trim() === '')) return `${label} is required`;
  if (validity.typeMismatch && type === 'email') return `${label} must look like name@example.com`;
  return validity.valid ? undefined : validationMessage;
}
