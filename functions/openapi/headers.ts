import { MAX_COUNT } from '../contracts/list-limits.ts';
import type { Header, Parameter, Ref } from './contract.ts';
import { COMPONENTS } from './schemas.ts';

const text = (description: string, example: string, required = true): Header => ({
  description,
  required,
  schema: { type: 'string', examples: [example] },
  example,
});

const number = (description: string, example: number): Header => ({
  description,
  required: true,
  schema: { type: 'integer', minimum: 0, examples: [example] },
  example,
});

/** Response headers. */
export const HEADERS = {
  ETag: text('Version of the resource, for If-Match and If-None-Match', '"3"'),
  'List-ETag': text('Hash of the response, for If-None-Match; not always present', '"c3Rvcg-a8f_"', false),
  Location: text('URL of the created resource', '/api/categories/13'),
  'X-Total-Count': number(`Total number of rows on all pages; some lists count only up to ${MAX_COUNT}`, 42),
  Link: text(
    'URLs of the first, last, prev and next page if a page was requested; otherwise next, if there are more rows',
    '</api/categories?page=2>; rel="next"',
    false,
  ),
  'X-Change-Id': text(
    'ID of this change, for POST /api/changes/{id}/undo',
    'a2b41f3c-8f2e-4d0e-9a51-5d6b1f0c7e11',
  ),
  'X-Request-Id': text('ID of this request in the shop’s log', '3c9a5a52-6c5e-4f0c-8f5e-1d0c6a4b7e21'),
  'Retry-After': number('Seconds to wait before retrying', 5),
  Allow: text('Allowed methods', 'GET, HEAD, POST'),
  'WWW-Authenticate': text('How to sign in', 'Bearer'),
} satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;

export const header = (name: HeaderName): Ref => ({ $ref: `${COMPONENTS}/headers/${name}` });

const asked = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', examples: [example] },
  example,
});

const KEY = 'A unique key that you choose: a retry with the same key is carried out only once';
const AN_UUID = 'a2b41f3c-8f2e-4d0e-9a51-5d6b1f0c7e11';

/** Request headers. */
export const HEADER_PARAMETERS = {
  IdempotencyKey: { ...asked('Idempotency-Key', KEY, AN_UUID), required: true },
  OwnIdempotencyKey: asked('Idempotency-Key', `${KEY}and gets the first response, for one day`, AN_UUID),
  IfMatch: asked(
    'If-Match',
    'ETag of the version that you read: if someone else has changed it, nothing happens',
    '"3"',
  ),
  IfNoneMatch: asked('If-None-Match', 'ETag that you have: 304 without a body if it is still current', '"3"'),
  XsrfToken: asked(
    'X-XSRF-TOKEN',
    'Value of the cookie XSRF-TOKEN; required only if that cookie is sent',
    'a2b41f3c-8f2e-4d0e-9a51-5d6b1f0c7e11',
  ),
};

export const headerParameter = (name: keyof typeof HEADER_PARAMETERS): Ref => ({
  $ref: `${COMPONENTS}/parameters/${name}`,
});
