import type { Context } from 'hono';
import type { RouterRoute } from 'hono/types';
import { NotFound, WrongMethod } from '../errors.ts';
import type { AppEnv } from './app-env.ts';

/** A path unknown to the API, or known only for other methods. */
export function rejectUnknownPath(c: Context<AppEnv>, routes: RouterRoute[]): never {
  const path = c.req.path.replace(/^\/api/, '');
  const allowed = routes
    .filter(route => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}/?$`).test(path))
    .flatMap(route => (route.method === 'GET' ? ['GET', 'HEAD'] : route.method));
  if (allowed.length === 0) throw new NotFound(`There is nothing at ${c.req.path}`);
  throw new WrongMethod([...new Set(allowed)]);
}

/** The platform serves existing built files; a missing one is never cached, or an update could stay broken. */
export function rejectFilePath(): never {
  throw new NotFound('There is no such file');
}
