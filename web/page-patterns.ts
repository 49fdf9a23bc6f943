import { pages } from './pages.ts';
import { isBackOffice } from './paths.ts';

const patterns = pages.map(({ path, varyBy = [] }) => {
  const pattern = path.startsWith('/') ? path : `/${path}`;
  const matched = pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return { pattern, varyBy, fits: new RegExp(`^${matched}/*$`, 'i') };
});

/** The page at a path: the normalized path, and the query parameters that it depends on. */
export type PageAt = { pattern: string; path: string; varyBy: readonly string[] };

export function pageAt(path: string): PageAt {
  // All back office paths share the same shell.
  if (isBackOffice(path)) return { pattern: '/admin/*', path: '/admin', varyBy: [] };
  const known = patterns.find(({ fits }) => fits.test(path));
  if (!known) return { pattern: '/*', path, varyBy: [] };
  const { pattern, varyBy } = known;
  return { pattern, path: likePattern(path, pattern), varyBy };
}

/** `/Products-Details/7/` becomes `/products-details/7`. */
function likePattern(path: string, pattern: string): string {
  const given = path.split('/');
  const parts = pattern.split('/').map((part, at) => (part.startsWith(':') ? given[at] : part));
  return `/${parts.filter(Boolean).join('/')}`;
}

/** The route pattern of a path: `/products-details/:id?`. */
export const patternOf = (path: string) => pageAt(path).pattern;
