import type { Context } from 'hono';
import { isUnreachable, type Refusal, refusalOf } from '../../db/refusals.ts';
import type { Problem } from '../contracts/problem.ts';
import * as errors from '../errors.ts';
import { PaymentUnavailable } from '../ports/payments.ts';
import { PictureStoreUnavailable } from '../ports/pictures.ts';
import type { AppEnv } from './app-env.ts';
import { etagOf } from './etag.ts';

const KINDS = new Map<unknown, [status: number, title: string]>([
  [errors.Malformed, [400, 'The request cannot be read']],
  [errors.NotSignedIn, [401, 'Sign in first']],
  [errors.NotPermitted, [403, 'Not permitted']],
  [errors.NotFound, [404, 'Not found']],
  [errors.WrongMethod, [405, 'Wrong method']],
  [errors.Clash, [409, 'This clashes with what is there']],
  [errors.ChangedMeanwhile, [412, 'Changed in the meantime']],
  [errors.TooLarge, [413, 'Too large']],
  [errors.WrongMediaType, [415, 'Wrong media type']],
  [errors.RuleBroken, [422, 'Some fields need another look']],
  [errors.TooManyAttempts, [429, 'Too many attempts']],
  [errors.Unavailable, [503, 'Not available at the moment']],
]);

/** Turns whatever was thrown into problem+json. What nobody foresaw is logged and told apart by an id only. */
export function answerProblem(thrown: Error, c: Context<AppEnv>): Response {
  const error = asShopError(thrown);
  const [status, title] = KINDS.get(error?.constructor) ?? [500, 'Something went wrong'];
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    detail: error?.message ?? '',
    ...partsOf(error),
  };
  if (!error) {
    problem.requestId = crypto.randomUUID();
    problem.detail = 'The shop could not do this. Nothing was changed; try again.';
    console.error(`request ${problem.requestId}: ${c.req.method} ${c.req.path}`, thrown);
  }
  return new Response(JSON.stringify(problem), { status, headers: headersOf(error) });
}

function asShopError(thrown: Error): errors.ShopError | undefined {
  if (thrown instanceof errors.ShopError) return thrown;
  const refusal = refusalOf(thrown);
  if (refusal) return asClash(refusal);
  if (thrown instanceof PaymentUnavailable) {
    console.error(`${thrown.provider} does not answer:`, thrown.message);
    return new errors.Unavailable(
      `${thrown.provider} does not answer just now. Try again: nothing is paid twice`,
    );
  }
  if (isUnreachable(thrown) || thrown instanceof PictureStoreUnavailable) {
    console.error('a part of the shop does not answer:', thrown);
    return new errors.Unavailable('A part of the shop does not answer. Try again in a few seconds');
  }
}

function asClash(refusal: Refusal): errors.ShopError | undefined {
  if (refusal.kind === 'unique') {
    const path = fieldOf(refusal.columns.at(-1) ?? '');
    return new errors.Clash('This is already taken', {
      errors: [{ path, message: 'This is already taken' }],
    });
  }
  if (refusal.kind === 'rule') return new errors.Clash(refusal.message);
  if (refusal.kind === 'foreign-key')
    return new errors.Clash('What this refers to does not exist, or is in use');
}

function fieldOf(column: string): string {
  return column.replace(/^.*\./, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function partsOf(error: errors.ShopError | undefined): Partial<Problem> {
  if (error instanceof errors.RuleBroken) return { errors: error.errors };
  if (error instanceof errors.Clash) return { errors: error.errors, references: error.references };
  if (error instanceof errors.ChangedMeanwhile) return { current: error.current };
  return {};
}

function headersOf(error: errors.ShopError | undefined): Headers {
  const headers = new Headers({ 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
  if (error instanceof errors.TooManyAttempts || error instanceof errors.Unavailable) {
    headers.set('Retry-After', String(error.retryAfter));
  }
  if (error instanceof errors.WrongMethod) headers.set('Allow', error.allowed.join(', '));
  if (error instanceof errors.NotSignedIn) headers.set('WWW-Authenticate', 'Bearer');
  if (error instanceof errors.ChangedMeanwhile) headers.set('ETag', etagOf(error.version));
  return headers;
}
