import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ApiProblem, asProblem } from '../../api/client.ts';
import { type Errors, FILLING } from '../../public-forms/form-status.ts';
import { focusFirst, formErrors, formValues, hasField } from '../../public-forms/form-values.ts';

type FormSubmitOptions = {
  send: (typed: Record<string, string>) => Promise<unknown>;
  /** Maps a field path of the API to a field name of the form. */
  fieldOf?: (path: string) => string;
  onRefused?: (problem: ApiProblem) => void;
  /** Other than the browser's own validation. */
  errorsOf?: (form: HTMLFormElement) => Errors;
};

/** Submits a plain form, and shows errors next to its fields or above its button. */
export function useFormSubmit({
  send,
  fieldOf = path => path,
  onRefused,
  errorsOf = formErrors,
}: FormSubmitOptions) {
  const [formStatus, setFormStatus] = useState(FILLING);

  const refuse = (form: HTMLFormElement, errors: Errors, failure = '') => {
    flushSync(() => setFormStatus({ at: 'filling', errors, failure }));
    focusFirst(form, errors);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (formStatus.at === 'sending') return;
    const invalid = errorsOf(form);
    if (Object.keys(invalid).length > 0) return refuse(form, invalid);
    setFormStatus({ at: 'sending', errors: {} });
    try {
      await send(formValues(form));
      setFormStatus({ at: 'done', errors: {} });
    } catch (error) {
      const problem = asProblem(error);
      const mapped = problem.errors.map(error => ({ ...error, path: fieldOf(error.path) }));
      const here = mapped.filter(({ path }) => hasField(form, path));
      const others = mapped.filter(error => !here.includes(error)).map(({ message }) => message);
      const failure = mapped.length > 0 ? others.join('. ') : problem.message;
      refuse(form, Object.fromEntries(here.map(({ path, message }) => [path, message])), failure);
      onRefused?.(problem);
    }
  };

  /** Clears a field's error as soon as it is edited. */
  const forget = (name: string) =>
    setFormStatus(now => {
      if (!(name in now.errors)) return now;
      const { [name]: _, ...errors } = now.errors;
      return { ...now, errors };
    });

  return { formStatus, submit, forget };
}
