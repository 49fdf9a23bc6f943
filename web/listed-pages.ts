import { projects } from './content/texts/projects.ts';
import { services } from './content/texts/services.ts';
import { pages } from './pages.ts';

type ListedPage = { path: string };

const texts = { projects, services };

/** The pages that search engines should know, each by the one address it is known by. Products and posts come from the database. */
export const listedPages: readonly ListedPage[] = pages.flatMap(({ path, listed }) => {
  const address = path.startsWith('/') ? path : `/${path}`;
  if (!listed) return [];
  if (listed === true) return [{ path: address }];
  return texts[listed].map(({ slug }) => ({ path: address.replace(':slug', slug) }));
});

/** All parameters that some page depends on; whatever else an address has changes none. */
export const askedByPages: readonly string[] = [...new Set(pages.flatMap(({ asks = [] }) => asks))];
