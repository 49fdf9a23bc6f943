import type { Context } from 'hono';

export const etagOf = (version: number) => `"${version}"`;

/** Responds with an entity and its ETag, or 304 if the client has that version. */
export function answerEntity<Entity extends object>(
  c: Context,
  { entity, version }: { entity: Entity; version: number },
  status: 200 | 201 = 200,
) {
  return answerTagged(c, { entity, tag: etagOf(version), status });
}

/**
 * Responds with an entity that includes other rows. They change without a new version of its row, so the ETag covers
 * them too; it is still accepted as If-Match.
 */
export async function answerJoined<Entity extends object>(
  c: Context,
  { entity, version }: { entity: Entity; version: number },
) {
  const hash = await hashOf(new TextEncoder().encode(JSON.stringify(entity)));
  return answerTagged(c, { entity, tag: `"${version}.${hash}"`, status: 200 });
}

/** Short hash of some content. */
export async function hashOf(content: BufferSource): Promise<string> {
  return shortNameOf(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
}

/** The same from a digest, for streamed content. */
export const shortNameOf = (digest: Uint8Array) =>
  btoa(String.fromCharCode(...digest.slice(0, 9)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');

type Tagged<Entity> = { entity: Entity; tag: string; status: 200 | 201 };

/** `as never`: typed clients never see a 304, since the browser resolves it from its cache. */
function answerTagged<Entity extends object>(c: Context, { entity, tag, status }: Tagged<Entity>) {
  c.header('ETag', tag);
  c.header('Cache-Control', 'private, no-cache');
  return knows(c, tag) ? (c.body(null, 304) as never) : c.json(entity, status);
}

/** Whether the client already has this version. */
export function knows({ req }: Pick<Context, 'req'>, tag: string): boolean {
  const reads = req.method === 'GET' || req.method === 'HEAD';
  return reads && names(req.header('If-None-Match'), tag);
}

/** Whether an ETag header matches this tag, or any. */
export function names(header: string | null | undefined, tag: string): boolean {
  if (!header) return false;
  const tags = tagsIn(header);
  return tags.includes(tag.replace(/^W\//, '')) || tags.includes('*');
}

/** A statement binds at most a hundred values, more than any client needs. */
const MOST_VERSIONS = 50;

/** The versions from If-Match; undefined without one. */
export function ifMatch(c: Context): number[] | undefined {
  const header = c.req.header('If-Match');
  if (header === undefined || header.trim() === '*') return undefined;
  return tagsIn(header)
    .map(tag => Number(/^"(\d+)(?:\.[\w-]+)?"$/.exec(tag)?.[1] ?? Number.NaN))
    .filter(Number.isSafeInteger)
    .slice(0, MOST_VERSIONS);
}

/** The tags of a header, weak and strong alike. */
function tagsIn(header: string): string[] {
  return header.split(',').map(tag => tag.trim().replace(/^W\//, ''));
}
