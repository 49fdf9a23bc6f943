import type { ListedPage } from '../functions/sitemap/contract.ts';
import { pages } from './pages.ts';
import { builtInServices } from './texts/services.ts';

/** Built-in entries of a page until staff write their own. */
const BUILT_IN = { projects: [], services: builtInServices.map(({ slug }) => slug) };

/** The pages for search engines, each with its canonical URL. Products and posts come from the database. */
export const listedPages: readonly ListedPage[] = pages.flatMap(({ path, listed, written }) => {
  const address = path.startsWith('/') ? path : `/${path}`;
  if (!listed) return [];
  if (listed === true) return [{ path: address, ...(written && { written }) }];
  return [{ path: address, each: { page: listed, builtIn: BUILT_IN[listed] } }];
});
