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

## Lists

A list is a bare array, and complete where neither \`page\` nor \`pageSize\` is given. Otherwise it is that page:
\`X-Total-Count\` tells how many rows there are, \`Link\` where the other pages are. \`q\` searches, \`sort\` orders.

## Versions

An answer with one entity carries an \`ETag\`. Send it as \`If-Match\` with a change, and the change is refused with
412 where somebody else was faster; send it as \`If-None-Match\` with a read, and 304 says that nothing changed.

## Refusals

Every refusal is \`application/problem+json\`: \`detail\` says what to do, \`errors\` names every field at fault.
405 names in \`Allow\` the methods that an address takes; 429 and 503 tell in \`Retry-After\` when to try again.
A browser that has the cookie \`XSRF-TOKEN\` repeats it as \`X-XSRF-TOKEN\` with every change.
`.trim();
