import { COUNTED_TO } from '../contracts/list-limits.ts';
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
  ETag: text('The version of what is answered, for If-Match and If-None-Match', '"3"'),
  'List-ETag': text(
    'What is answered, in short, for If-None-Match; not always given',
    '"c3Rvcg-a8f_"',
    false,
  ),
  Location: text('Where what was made can be read', '/api/categories/13'),
  'X-Total-Count': number(
    `How many rows there are on all pages together; what has to be counted, as far as ${COUNTED_TO}`,
    42,
  ),
  Link: text(
    'The addresses of the pages first, last, prev and next where a page was asked for; otherwise next, where more follow',
    '</api/categories?page=2>; rel="next"',
    false,
  ),
  'X-Change-Id': text(
    'Names what this call changed, for POST /api/changes/{id}/undo',
    'a2b41f3c-8f2e-4d0e-9a51-5d6b1f0c7e11',
  ),
  'X-Request-Id': text('What the log of the shop calls this request', '3c9a5a52-6c5e-4f0c-8f5e-1d0c6a4b7e21'),
  'Retry-After': number('After how many seconds to try again', 5),
  Allow: text('The methods that the address takes', 'GET, HEAD, POST'),
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

const KEY = 'A key of your own for this request: sent again with the same one, it is carried out once';
const AN_UUID = 'a2b41f3c-8f2e-4d0e-9a51-5d6b1f0c7e11';

/** Request headers. */
export const HEADER_PARAMETERS = {
  IdempotencyKey: { ...asked('Idempotency-Key', KEY, AN_UUID), required: true },
  OwnIdempotencyKey: asked('Idempotency-Key', `${KEY}, and answered as then, for a day`, AN_UUID),
  IfMatch: asked(
    'If-Match',
    'The ETag that was read: nothing is changed where somebody else was faster',
    '"3"',
  ),
  IfNoneMatch: asked(
    'If-None-Match',
    'The ETag that is known: 304 without a body where it still holds',
    '"3"',
  ),
  XsrfToken: asked(
    'X-XSRF-TOKEN',
    'The cookie XSRF-TOKEN again; asked for only where that cookie is sent',
    'a2b41f3c-8f2e-4d0e-9a51-5d6b1f0c7e11',
  ),
};

export const headerParameter = (name: keyof typeof HEADER_PARAMETERS): Ref => ({
  $ref: `${COMPONENTS}/parameters/${name}`,
});
