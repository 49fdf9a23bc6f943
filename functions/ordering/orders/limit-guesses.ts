import type { Context } from 'hono';
import { NotFound } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { limitGuesses } from '../../security/guesses.ts';
import { findOrder } from './queries.ts';
import type { OrderRow } from './rows.ts';

/** The order, for its account or anyone who knows its email; guessing is limited. */
export function findOrderOf(c: Context<AppEnv>, orderNumber: string, email?: string): Promise<OrderRow> {
  const find = () => findOrder(c.env.database, orderNumber, { session: c.var.session, email });
  return email === undefined ? find() : limitGuesses(c, 'order-email', { attempt: find, isWrong: isUnknown });
}

const isUnknown = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'rejected' && outcome.reason instanceof NotFound;
