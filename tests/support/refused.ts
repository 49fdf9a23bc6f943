import { constraintViolation, type Refusal } from '../../db/refusals.ts';

/** How the database refused a statement, or that it did not. */
export async function refused(work: PromiseLike<unknown>): Promise<Refusal | 'it was taken' | undefined> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error === undefined ? 'it was taken' : constraintViolation(error);
}
