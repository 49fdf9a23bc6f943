import type { ListedPage } from '../functions/sitemap/contract.ts';
import { builtInServices } from './content/texts/services.ts';
import { pages } from './pages.ts';

/** What stands on a page until staff have written their own. */
const BUILT_IN = { projects: [], services: builtInServices.map(({ slug }) => slug) };

/** The pages that search engines should know, each by the one address it is known by. Products and posts come from the database. */
export const listedPages: readonly ListedPage[] = pages.flatMap(({ path, listed, written }) => {
  const address = path.startsWith('/') ? path : `/${path}`;
  if (!listed) return [];
  if (listed === true) return [{ path: address, ...(written && { written }) }];
  return [{ path: address, each: { page: listed, builtIn: BUILT_IN[listed] } }];
});
