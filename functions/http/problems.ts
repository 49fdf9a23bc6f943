import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type ConstraintViolation, constraintViolation, isUnreachable } from '../../db/client/errors.ts';
import { DuplicateRequest } from '../../db/client/idempotent-write.ts';
import { BEING_RESTORED } from '../../db/restoring.ts';
import type { Problem } from '../contracts/problem.ts';
import * as errors from '../errors.ts';
import type { Log } from '../log.ts';
import { CircuitOpen } from '../ports/breaker.ts';
import { PaymentUnavailable } from '../ports/payments.ts';
import { PictureStoreUnavailable } from '../ports/pictures.ts';
import type { AppEnv } from './app-env.ts';
import { etagOf } from './etag.ts';

const KINDS = new Map<unknown, [status: number, title: string]>([
  [errors.Malformed, [400, 'Malformed request']],
  [errors.NotSignedIn, [401, 'Sign in first']],
  [errors.PasskeyNeeded, [401, 'Passkey required']],
  [errors.NotPermitted, [403, 'Not permitted']],
  [errors.PasskeySetupNeeded, [403, 'Set up a passkey first']],
  [errors.NotFound, [404, 'Not found']],
  [errors.WrongMethod, [405, 'Method not allowed']],
  [errors.Conflict, [409, 'Conflict']],
  [errors.StaleVersion, [412, 'Changed in the meantime']],
  [errors.TooLarge, [413, 'Too large']],
  [errors.WrongMediaType, [415, 'Unsupported media type']],
  [errors.ValidationError, [422, 'Validation failed']],
  [errors.UnknownCoupon, [422, 'Validation failed']],
  [errors.TooManyAttempts, [429, 'Too many attempts']],
  [errors.Unavailable, [503, 'Service unavailable']],
]);

/** Turns any error into problem+json. Unexpected errors are logged; the response only has their request ID. */
export function answerProblem(thrown: Error, c: Context<AppEnv>): Response {
  const { trace, log } = c.env;
  const error = asShopError(thrown, log);
  const [status, title] = KINDS.get(error?.constructor) ?? [500, 'Internal error'];
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    detail: error?.message ?? '',
    requestId: trace.id,
    ...partsOf(error),
  };
  if (!error) {
    problem.detail = 'Something went wrong. Nothing was changed; please try again.';
    log.error('a request failed', thrown);
  }
  return new Response(JSON.stringify(problem), { status, headers: headersOf(error) });
}

function asShopError(thrown: Error, log: Log): errors.ShopError | undefined {
  if (thrown instanceof errors.ShopError) return thrown;
  if (thrown instanceof DuplicateRequest) return new errors.Conflict(thrown.message);
  if (thrown instanceof HTTPException && thrown.status === 403)
    return new errors.NotPermitted('This form was sent from a different site');
  const refusal = constraintViolation(thrown);
  if (refusal) return asClash(refusal);
  if (thrown instanceof PaymentUnavailable) {
    log.error(`${thrown.provider} does not answer`, thrown);
    return new errors.Unavailable(
      `${thrown.provider} does not answer right now. Try again; you won’t be charged twice`,
    );
  }
  if (isUnreachable(thrown) || thrown instanceof PictureStoreUnavailable) {
    // Calls skipped by an open breaker have already been logged.
    if (!isRefusedToAsk(thrown)) log.error('a part of the shop does not answer', thrown);
    return new errors.Unavailable('Part of the shop does not answer right now. Try again in a minute');
  }
}

const isRefusedToAsk = (error: unknown): boolean =>
  error instanceof Error && (error instanceof CircuitOpen || isRefusedToAsk(error.cause));

function asClash(refusal: ConstraintViolation): errors.ShopError | undefined {
  if (refusal.kind === 'unique') {
    const path = fieldOf(refusal.columns.at(-1) ?? '');
    return new errors.Conflict('This is already taken', {
      errors: [{ path, message: 'This is already taken' }],
    });
  }
  if (refusal.kind === 'rule')
    return refusal.message === BEING_RESTORED
      ? new errors.Unavailable(BEING_RESTORED)
      : new errors.Conflict(refusal.message);
  if (refusal.kind === 'foreign-key')
    return new errors.Conflict('This refers to something that doesn’t exist or is in use');
}

function fieldOf(column: string): string {
  return column.replace(/^.*\./, '').replace(/_(\w)/g, (_, char: string) => char.toUpperCase());
}

function partsOf(error: errors.ShopError | undefined): Partial<Problem> {
  if (error instanceof errors.ValidationError) return { errors: error.errors };
  if (error instanceof errors.Conflict) return { errors: error.errors, references: error.references };
  if (error instanceof errors.PasskeyNeeded)
    return { needs: 'passkey', errors: [{ path: 'recoveryCode', message: error.message }] };
  if (error instanceof errors.PasskeySetupNeeded) return { needs: 'passkey-setup' };
  if (error instanceof errors.StaleVersion) return { current: error.current };
  return {};
}

function headersOf(error: errors.ShopError | undefined): Headers {
  const headers = new Headers({ 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
  if (error instanceof errors.TooManyAttempts || error instanceof errors.Unavailable) {
    headers.set('Retry-After', String(error.retryAfter));
  }
  if (error instanceof errors.WrongMethod) headers.set('Allow', error.allowed.join(', '));
  if (error instanceof errors.NotSignedIn || error instanceof errors.PasskeyNeeded)
    headers.set('WWW-Authenticate', 'Bearer');
  if (error instanceof errors.StaleVersion) headers.set('ETag', etagOf(error.version));
  return headers;
}
