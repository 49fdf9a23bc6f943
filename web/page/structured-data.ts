import type { ShopData } from '../api/request-context.ts';

type Who = Pick<ShopData, 'origin' | 'company'>;
type Step = { label: string; to?: string };

/** The position of a page in the shop, for search engines. */
export const breadcrumbList = (origin: string, steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: origin + to }),
  })),
});

/** Who runs the shop. */
export const organization = ({ origin, company }: Who) => ({
  '@type': 'Organization',
  name: company.name,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  email: company.emails[0]?.at,
  telephone: company.phones[0]?.at,
});

/** The site and its search. */
export const website = ({ origin, company }: Who) => ({
  '@type': 'WebSite',
  name: company.name,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/products-list?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
