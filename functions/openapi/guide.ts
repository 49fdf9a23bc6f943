import { LAST_ROW, MAX_COUNT, MAX_ROWS } from '../contracts/list-limits.ts';

/** What applies to every call, explained once. */
export const GUIDE = `
All features of the shop use these calls: its pages, its back office and whatever you build.
They use JSON over HTTP, at the URL of the shop.

## Signing in

Everything shown on the website is public. For the rest, \`POST /api/auth/login\` returns a token; send it as
\`Authorization: Bearer …\`. It lasts 12 hours, or 30 days with \`keep\`. Every call rejects an invalid token with 401,
so discard it then.

## Names and numbers

Paths and field names ignore case. Numbers may be sent as numbers or as text, booleans as \`true\` and \`false\` or as
text. Updates keep the values of omitted fields.

Unknown fields are rejected with 422 and unknown parameters with 400, both with a suggestion if the name looks like a
typo; calls without a body accept no fields. You can send a row back as you received it: its read-only fields are ignored.
Filters also accept the name of the field that they apply to, such as \`categoryId\` for \`category\`.

## Lists

A list is a bare array. Without \`page\` and \`pageSize\`, it has the first ${MAX_ROWS} rows; otherwise it is that page.
\`X-Total-Count\` is the total number of rows; some lists count only up to ${MAX_COUNT}, which means more than
${LAST_ROW}. \`Link\` has the URLs of the other rows: follow \`rel="next"\` until there is none. Pages end at row
${LAST_ROW}; after that, and after a list without pages, \`next\` uses a cursor in \`after\`, at a constant cost per part.
Searches, and products or prices sorted by price, only have pages and end there. Staff get all prices at once when sorted
by key.

\`q\` searches, \`sort\` sorts. A search needs at least two letters, one character of a script without spaces, or a number.

## Versions

Responses with a single entity have an \`ETag\`. Send it as \`If-Match\` with a change, which then fails with 412 if someone
else has changed the entity; send it as \`If-None-Match\` with a read to get 304 if nothing has changed.

## Retries

Without a response, you can’t know whether a change was made. Staff calls that accept an \`Idempotency-Key\` can be retried
with the same key and body for a day: the change is made once, and the retry gets the first response. The same key with a
different request is rejected with 409. Rejected requests can be retried with the same key.

## Errors

All errors are \`application/problem+json\`: \`detail\` says what to do, \`errors\` lists every invalid field, and
\`requestId\` identifies the request in the shop’s log, like \`X-Request-Id\` in every response.
While the database is down, reads of public data may be served from the cache, up to a day old: \`X-Shop-Stale\` then
says for how many seconds the data has been unconfirmed. Everything else fails with 503.
405 lists the allowed methods in \`Allow\`; 429 and 503 say in \`Retry-After\` when to retry.
Browsers with the cookie \`XSRF-TOKEN\` must repeat its value as \`X-XSRF-TOKEN\` with every change.
`.trim();
