import type { FieldError } from '../contracts/problem.ts';
import * as errors from '../errors.ts';
import { answerProblem } from '../http/problems.ts';
import type { Answer, Ref } from './contract.ts';
import { HEADERS, type HeaderName, header } from './headers.ts';
import { COMPONENTS } from './schemas.ts';

const REQUEST_ID = '3c9a5a52-6c5e-4f0c-8f5e-1d0c6a4b7e21';
const PROBLEM = { $ref: `${COMPONENTS}/schemas/Problem` };

/** Errors that look the same wherever they come from. */
const ALIKE: Record<string, errors.ShopError> = {
  Malformed: new errors.Malformed('id must be a number'),
  NotSignedIn: new errors.NotSignedIn('Sign in to do this'),
  NotPermitted: new errors.NotPermitted('Your account isn’t allowed to do this'),
  NotFound: new errors.NotFound('There is no category 99'),
  WrongMethod: new errors.WrongMethod(['GET', 'HEAD', 'POST']),
  Clash: new errors.Conflict('This is already taken', {
    errors: [{ path: 'categoryName', message: 'This is already taken' }],
  }),
  StillReferenced: new errors.Conflict('2 subcategories use this category: Cups, Kettles', {
    references: [{ kind: 'subcategories', count: 2, names: ['Cups', 'Kettles'] }],
  }),
  ChangedMeanwhile: new errors.StaleVersion([], 4),
  TooLarge: new errors.TooLarge('Send at most 256 KB'),
  WrongMediaType: new errors.WrongMediaType('Send this as application/json'),
  TooManyAttempts: new errors.TooManyAttempts(840),
  Unavailable: new errors.Unavailable('Part of the shop does not answer right now. Try again in a minute'),
};

const NAMES: Record<number, string> = {
  400: 'Malformed',
  401: 'NotSignedIn',
  403: 'NotPermitted',
  404: 'NotFound',
  409: 'Clash',
  412: 'ChangedMeanwhile',
  413: 'TooLarge',
  415: 'WrongMediaType',
  429: 'TooManyAttempts',
  500: 'Failed',
  503: 'Unavailable',
};

export async function alikeRefusals(): Promise<Record<string, Answer>> {
  const written = Object.entries(ALIKE).map(async ([name, error]) => [name, await refusal(error)] as const);
  return { ...Object.fromEntries(await Promise.all(written)), Failed: FAILED };
}

export function alikeRefusal(status: number, method: string): Ref {
  const name = status === 409 && method === 'DELETE' ? 'StillReferenced' : NAMES[status];
  if (!name) throw new Error(`the API document does not describe the error ${status}`);
  return { $ref: `${COMPONENTS}/responses/${name}` };
}

export const validationError = (fields: FieldError[]) => refusal(new errors.ValidationError(fields));

export const staleVersion = (current: unknown) => refusal(new errors.StaleVersion(current, 4));

/** Exactly what the shop sends. */
async function refusal(error: errors.ShopError): Promise<Answer> {
  // `as never`: only an unexpected failure reads more of the request.
  const answer = answerProblem(error, { env: { trace: { id: REQUEST_ID } } } as never);
  const example = await answer.json();
  const carried = ['x-request-id', ...answer.headers.keys()];
  const headers = (Object.keys(HEADERS) as HeaderName[])
    .filter(name => carried.includes(name.toLowerCase()))
    .map(name => [name, header(name)] as const);
  return {
    description: example.title,
    headers: Object.fromEntries(headers),
    content: { 'application/problem+json': { schema: PROBLEM, example } },
  };
}

const FAILED: Answer = {
  description: 'Internal error',
  headers: { 'X-Request-Id': header('X-Request-Id') },
  content: {
    'application/problem+json': {
      schema: PROBLEM,
      example: {
        type: 'about:blank',
        title: 'Internal error',
        status: 500,
        detail: 'Something went wrong. Nothing was changed; please try again.',
        requestId: REQUEST_ID,
      },
    },
  },
};
