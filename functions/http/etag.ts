import type { Context } from 'hono';

export const etagOf = (version: number) => `"${version}"`;

/** Answers one entity with its version, or 304 to who has that version already. */
export function answerEntity<Entity extends object>(
  c: Context,
  { entity, version }: { entity: Entity; version: number },
  status: 200 | 201 = 200,
) {
  return answerTagged(c, { entity, tag: etagOf(version), status });
}

/**
 * Answers one entity with what other rows add to it. They change without a new version of its own row, so that the
 * tag tells them too; a change may be meant for it all the same.
 */
export async function answerJoined<Entity extends object>(
  c: Context,
  { entity, version }: { entity: Entity; version: number },
) {
  const hash = await hashOf(new TextEncoder().encode(JSON.stringify(entity)));
  return answerTagged(c, { entity, tag: `"${version}.${hash}"`, status: 200 });
}

/** A short name for a content. */
export async function hashOf(content: BufferSource): Promise<string> {
  return shortNameOf(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
}

/** The same of its digest, where it came piece by piece. */
export const shortNameOf = (digest: Uint8Array) =>
  btoa(String.fromCharCode(...digest.slice(0, 9)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');

type Tagged<Entity> = { entity: Entity; tag: string; status: 200 | 201 };

/** `as never`: typed clients never see a 304, since the browser answers it from its cache. */
function answerTagged<Entity extends object>(c: Context, { entity, tag, status }: Tagged<Entity>) {
  c.header('ETag', tag);
  c.header('Cache-Control', 'private, no-cache');
  return knows(c, tag) ? (c.body(null, 304) as never) : c.json(entity, status);
}

/** Whether the client has what this tag stands for already. */
export function knows({ req }: Pick<Context, 'req'>, tag: string): boolean {
  const reads = req.method === 'GET' || req.method === 'HEAD';
  return reads && names(req.header('If-None-Match'), tag);
}

/** Whether a header with tags names this one, or any. */
export function names(header: string | null | undefined, tag: string): boolean {
  if (!header) return false;
  const tags = tagsIn(header);
  return tags.includes(tag.replace(/^W\//, '')) || tags.includes('*');
}

/** A database binds a hundred values to a statement, and nobody has seen that many versions of a row. */
const MOST_VERSIONS = 50;

/** The versions that a change is meant for; undefined where the client did not say. */
export function ifMatch(c: Context): number[] | undefined {
  const header = c.req.header('If-Match');
  if (header === undefined || header.trim() === '*') return undefined;
  return tagsIn(header)
    .map(tag => Number(/^"(\d+)(?:\.[\w-]+)?"$/.exec(tag)?.[1] ?? Number.NaN))
    .filter(Number.isSafeInteger)
    .slice(0, MOST_VERSIONS);
}

/** The tags of a header, weak ones as strong ones. */
function tagsIn(header: string): string[] {
  return header.split(',').map(tag => tag.trim().replace(/^W\//, ''));
}
