import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type ApiProblem, asProblem } from '../api/client.ts';

type Form<Input extends FieldValues> = Pick<UseFormReturn<Input>, 'setError' | 'getValues'>;

/** Shows beside their fields what the server found, and goes to the first; false where no field was at fault. */
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

/** Sends a form; what goes wrong is shown beside a field, or as the error of the whole form. */
export async function sendForm<Input extends FieldValues>(form: Form<Input>, send: () => Promise<unknown>) {
  try {
    await send();
  } catch (error) {
    const problem = asProblem(error);
    if (!showFieldErrors(form, problem)) form.setError('root', { message: problem.message });
  }
}
