import { pages } from './pages.ts';
import { isBackOffice } from './paths.ts';

const patterns = pages.map(({ path }) => {
  const pattern = path.startsWith('/') ? path : `/${path}`;
  const matched = pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return { pattern, fits: new RegExp(`^${matched}/?$`, 'i') };
});

/** The page at an address, without what its parameters are: `/products-details/:id?`. */
export function patternOf(path: string): string {
  if (isBackOffice(path)) return '/admin/*';
  return patterns.find(({ fits }) => fits.test(path))?.pattern ?? '/*';
}
