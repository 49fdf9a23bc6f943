import { COUNTED_TO, LAST_ROW, MAX_ROWS } from '../contracts/list-limits.ts';

/** What applies to every call, explained once. */
export const GUIDE = `
Everything that the shop does goes through these calls: its pages, its back office, and whatever you build.
They speak JSON over HTTP, from the address of the shop itself.

## Signing in

Anybody may read what the website displays. For the rest, \`POST /api/auth/login\` answers a token; send it as
\`Authorization: Bearer …\`. It lasts 12 hours, or 30 days with \`keep\`. A token that is no longer good is refused
with 401 wherever it is sent, so drop it then.

## Names and numbers

Paths and names of fields are read in any case. Numbers may come as numbers or as digits in a text, yes and no as
\`true\` and \`false\` or as these words. A change keeps the value of every field that it leaves out.

A field that a call does not know is refused with 422, and an unknown parameter with 400, by name and with the name that
was probably meant; a call that takes no body knows no field. A row may be sent back as it was answered: what cannot be changed is then left as it is. Filters also
have the names of the fields that they look at, such as \`categoryId\` beside \`category\`.

## Lists

A list is a bare array. Without \`page\` and \`pageSize\` it has the first ${MAX_ROWS} rows; otherwise it is that page.
\`X-Total-Count\` tells how many rows there are; what has to be counted one by one is counted as far as ${COUNTED_TO}, which
means more than ${LAST_ROW}. \`Link\` tells where the others are: follow \`rel="next"\` until there is none. Pages end at row
${LAST_ROW}; from there, and from a list without a page, it goes on by the key of a row, in \`after\`, and each part costs
the same. Searches, and products or prices in the order of a price, have pages alone and end there. To staff the prices,
in the order of their keys, come whole.

\`q\` searches, \`sort\` orders. A search needs two letters, or one of a script without spaces between words, or a number.

## Versions

An answer with one entity carries an \`ETag\`. Send it as \`If-Match\` with a change, and the change is refused with
412 where somebody else was faster; send it as \`If-None-Match\` with a read, and 304 says that nothing changed.

## Sending again

Whoever got no answer does not know whether a change was made. A POST of staff that takes an \`Idempotency-Key\` may be sent
again with the same key and the same body, for a day: it is carried out once, and answered as the first time. The same key
with another request is refused with 409. What was refused may be sent with its key again.

## Refusals

Every refusal is \`application/problem+json\`: \`detail\` says what to do, \`errors\` names every field at fault, and
\`requestId\` is what the shop's log calls the request, as \`X-Request-Id\` of every answer does.
While a part of the shop is away, reads of what visitors see may still be answered from what was kept, up to a day old:
\`X-Shop-Stale\` then tells for how many seconds nobody could say whether it is right. The rest is refused with 503.
405 names in \`Allow\` the methods that an address takes; 429 and 503 tell in \`Retry-After\` when to try again.
A browser that has the cookie \`XSRF-TOKEN\` repeats it as \`X-XSRF-TOKEN\` with every change.
`.trim();
