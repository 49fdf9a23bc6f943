import { constraintViolation } from '../../db/client/errors.ts';
import type { FieldError } from '../contracts/problem.ts';
import { Conflict, ValidationError } from '../errors.ts';

type Words = {
  /** Unique violation; `columns` as named by the database. */
  unique?: FieldError | ((columns: string[]) => FieldError);
  /** Foreign-key violation: the target doesn't exist. */
  missing?: FieldError;
  /** By CHECK name. */
  checks?: Readonly<Record<string, FieldError>>;
  /** Trigger errors are reported for this field. */
  raisedAt?: string;
};

/** Rethrows constraint violations with the resource's messages; other errors unchanged. */
export const mapConstraintErrors =
  ({ unique, missing, checks, raisedAt }: Words) =>
  (error: unknown): never => {
    const refusal = constraintViolation(error);
    if (refusal?.kind === 'unique' && unique) {
      throw clashAt(typeof unique === 'function' ? unique(refusal.columns) : unique);
    }
    if (refusal?.kind === 'foreign-key' && missing) throw new ValidationError([missing]);
    const broken = refusal?.kind === 'check' ? checks?.[refusal.constraint] : undefined;
    if (broken) throw new ValidationError([broken]);
    if (refusal?.kind === 'rule' && raisedAt) throw clashAt({ path: raisedAt, message: refusal.message });
    throw error;
  };

const clashAt = (at: FieldError) => new Conflict(at.message, { errors: [at] });
