import { type ConstraintViolation, constraintViolation } from '../../db/client/errors.ts';

/** How the database refused a statement, or that it did not. */
export async function rejectionOf(
  work: PromiseLike<unknown>,
): Promise<ConstraintViolation | 'it was taken' | undefined> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error === undefined ? 'it was taken' : constraintViolation(error);
}
