import type { Context } from 'hono';
import { NotFound } from '../errors.ts';
import type { AppEnv } from './app-env.ts';

const BUILT = 'public, max-age=31536000, immutable';
const KEPT = 'public, max-age=3600';

/**
 * A file that the shop was built with. Below /assets its name changes with its content, so a browser
 * may keep it; that one is missing is never kept, or an update under way would stay broken.
 */
export async function answerFile(c: Context<AppEnv>): Promise<Response> {
  const file = await c.env.fetchFile(c.req.raw);
  if (file.status === 404) throw new NotFound('There is no such file');
  const answer = new Response(file.body, file);
  answer.headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? BUILT : KEPT);
  return answer;
}
