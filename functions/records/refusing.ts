import { constraintViolation } from '../../db/refusals.ts';
import type { FieldError } from '../contracts/problem.ts';
import { Conflict, ValidationError } from '../errors.ts';

type Words = {
  /** Another row has it already; `columns` as the database names them. */
  unique?: FieldError | ((columns: string[]) => FieldError);
  /** What it refers to is not there. */
  missing?: FieldError;
  /** By the names of the CHECKs. */
  checks?: Readonly<Record<string, FieldError>>;
  /** What a trigger raised is said of this field. */
  raisedAt?: string;
};

/** Throws what the database refused in the words of the resource; any other error as it is. */
export const refusing =
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
