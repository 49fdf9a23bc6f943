import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type ApiProblem, asProblem } from '../api/client.ts';

type Form<Input extends FieldValues> = Pick<UseFormReturn<Input>, 'setError' | 'getValues'>;

/** Shows the server's field errors and focuses the first; false when there were none. */
export function showFieldErrors<Input extends FieldValues>(
  { setError, getValues }: Form<Input>,
  { errors }: ApiProblem,
): boolean {
  const known = errors.filter(({ path }) => (path.split('.')[0] ?? '') in getValues());
  for (const [index, { path, message }] of known.entries()) {
    setError(path as Path<Input>, { message }, { shouldFocus: index === 0 });
  }
  return known.length > 0;
}

const messageOf = ({ message }: ApiProblem) => message;

/** Submits a form; errors are shown at their fields, or for the whole form with the text from `say`. */
export async function sendForm<Input extends FieldValues>(
  form: Form<Input>,
  send: () => Promise<unknown>,
  say = messageOf,
) {
  try {
    await send();
  } catch (error) {
    const problem = asProblem(error);
    if (!showFieldErrors(form, problem)) form.setError('root', { message: say(problem) });
  }
}
