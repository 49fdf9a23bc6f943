import { build } from './build.ts';
import type { SentKey } from './database.ts';
import { constraintViolation } from './refusals.ts';
import { idempotencyKeys } from './schema/idempotency-keys.ts';
import { type Send, toStatement } from './statement.ts';

/** Nothing was written: the same key came with a request that was carried out already. */
export class SentBefore extends Error {}

/**
 * Writes the key of a request in the batch that carries it out, so that a second one with it is refused, however close
 * behind. Of several batches the first has it.
 */
export function sentOnce(write: Send, key: SentKey): Send {
  return async statements => {
    if (key.isWritten) return await write(statements);
    try {
      const [, ...results] = await write([noteKey(key), ...statements]);
      key.isWritten = true;
      return results;
    } catch (error) {
      throw isTaken(error) ? new SentBefore('This was sent before') : error;
    }
  };
}

const noteKey = ({ keyHash, requestHash }: SentKey) =>
  toStatement(build.insert(idempotencyKeys).values({ keyHash, requestHash, sentAt: new Date() }));

function isTaken(error: unknown): boolean {
  const refusal = constraintViolation(error);
  return refusal?.kind === 'unique' && refusal.columns.includes('idempotency_keys.key_hash');
}
