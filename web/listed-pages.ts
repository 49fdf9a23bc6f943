import { projects } from './content/projects.ts';
import { services } from './content/services.ts';

type ListedPage = { path: string };

const FIXED = [
  '/',
  '/products-list',
  '/about',
  '/services',
  '/projects',
  '/team',
  '/pricing',
  '/faq',
  '/contact',
  '/blog',
  '/coming-soon',
  '/privacy',
  '/api/docs',
];

/** The pages that search engines should know, each by the one address it is known by. Products and posts come from the database. */
export const listedPages: readonly ListedPage[] = [
  ...FIXED.map(path => ({ path })),
  ...services.map(({ slug }) => ({ path: `/services-details/${slug}` })),
  ...projects.map(({ slug }) => ({ path: `/projects-details/${slug}` })),
];
