import type { Context } from 'hono';

export const etagOf = (version: number) => `"${version}"`;

/** Answers one entity with its version, or 304 to who has that version already. */
export function answerEntity<Entity extends object>(
  c: Context,
  { entity, version }: { entity: Entity; version: number },
  status: 200 | 201 = 200,
) {
  c.header('ETag', etagOf(version));
  c.header('Cache-Control', 'private, no-cache');
  return knows(c, version) ? (c.body(null, 304) as never) : c.json(entity, status);
}

function knows({ req }: Context, version: number): boolean {
  const tags = tagsIn(req.header('If-None-Match'));
  const reads = req.method === 'GET' || req.method === 'HEAD';
  return reads && (tags.includes(etagOf(version)) || tags.includes('*'));
}

/** A database binds a hundred values to a statement, and nobody has seen that many versions of a row. */
const MOST_VERSIONS = 50;

/** The versions that a change is meant for; undefined where the client did not say. */
export function ifMatch(c: Context): number[] | undefined {
  const header = c.req.header('If-Match');
  if (header === undefined || header.trim() === '*') return undefined;
  return tagsIn(header)
    .map(tag => Number(/^"(\d+)"$/.exec(tag)?.[1] ?? Number.NaN))
    .filter(Number.isSafeInteger)
    .slice(0, MOST_VERSIONS);
}

function tagsIn(header: string | undefined): string[] {
  return (header ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''));
}
