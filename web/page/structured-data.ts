import type { ShopData } from '../api/request-context.ts';

type Who = Pick<ShopData, 'origin' | 'company'>;
type Step = { label: string; to?: string };

/** Search engines read what the edge renders; the browser has no code for it. */
export const onlyAtTheEdge = (..._facts: unknown[]): object => ({});

/** The position of a page in the shop, for search engines. */
export const breadcrumbList = import.meta.env.SSR
  ? (origin: string, steps: readonly Step[]) => ({
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(to && { item: origin + to }),
      })),
    })
  : onlyAtTheEdge;

/** Who runs the shop. */
export const organization = import.meta.env.SSR
  ? ({ origin, company }: Who) => ({
      '@type': 'Organization',
      name: company.name,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      email: company.emails[0]?.at,
      telephone: company.phones[0]?.at,
    })
  : onlyAtTheEdge;

/** The site and its search. */
export const website = import.meta.env.SSR
  ? ({ origin, company }: Who) => ({
      '@type': 'WebSite',
      name: company.name,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/products-list?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    })
  : onlyAtTheEdge;
