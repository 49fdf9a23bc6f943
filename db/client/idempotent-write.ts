import { idempotencyKeys } from '../schema/idempotency-keys.ts';
import { build } from '../sql/build.ts';
import { type Send, toStatement } from '../sql/statement.ts';
import type { IdempotencyKey } from './database.ts';
import { constraintViolation } from './errors.ts';

/** Nothing was written: a request with the same key was already carried out. */
export class DuplicateRequest extends Error {}

/**
 * Writes the idempotency key in the batch that carries out the request, so that even a concurrent second one is
 * refused. If there are several batches, it goes into the first.
 */
export function idempotentWrite(write: Send, key: IdempotencyKey): Send {
  return async statements => {
    if (key.isWritten) return await write(statements);
    try {
      const [, ...results] = await write([noteKey(key), ...statements]);
      key.isWritten = true;
      return results;
    } catch (error) {
      throw isTaken(error) ? new DuplicateRequest('This was sent before') : error;
    }
  };
}

const noteKey = ({ keyHash, requestHash }: IdempotencyKey) =>
  toStatement(build.insert(idempotencyKeys).values({ keyHash, requestHash, sentAt: new Date() }));

function isTaken(error: unknown): boolean {
  const refusal = constraintViolation(error);
  return refusal?.kind === 'unique' && refusal.columns.includes('idempotency_keys.key_hash');
}
