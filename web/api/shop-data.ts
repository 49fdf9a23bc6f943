import type { BlogState } from '../../functions/content/blog/contract.ts';
import { type Company, companyWith } from '../content/texts/company.ts';
import type { NavigationLink } from '../content/texts/navigation.ts';
import { builtInServices } from '../content/texts/services.ts';
import { type ApiClient, dataOf } from './client.ts';
import { listPages } from './page-editing.ts';
import { listSellingCountries, type SellingCountry } from './selling-countries.ts';
import { findSettings } from './settings.ts';

export type ShopFacts = {
  countries: SellingCountry[];
  company: Company;
  /** Where there is nothing to see yet, so that no menu leads there. */
  hidden: string[];
  /** The first services, for the footer. */
  services: NavigationLink[];
  /** Of the copyright: as painted, whatever the visitor's clock says. */
  year: number;
};

const MOST_SERVICES = 3;
/** Each of them is there for its entries. */
const FOR_ENTRIES = ['team', 'projects', 'pricing'];

/** What every page knows of the shop; the browser asks only when the page was not rendered at the edge. */
export async function readShop(api: ApiClient): Promise<ShopFacts> {
  const [countries, settings, pages, blog] = await Promise.all([
    listSellingCountries(api),
    findSettings(api),
    listPages(api),
    dataOf<BlogState>(api.api.blog.state.$get()),
  ]);
  const services = pages.find(({ page, isWritten }) => page === 'services' && isWritten)?.entries;
  const company = companyWith(settings.entity);
  const empty = FOR_ENTRIES.filter(name => !pages.find(({ page }) => page === name)?.entries.length);
  const hidden = [
    ...empty.map(name => `/${name}`),
    ...(blog.data.hasPosts ? [] : ['/blog']),
    ...(company.opening ? [] : ['/coming-soon']),
  ];
  return {
    countries,
    company: { ...company, social: company.social.filter(({ to }) => !hidden.includes(to)) },
    hidden,
    services: (services ?? builtInServices)
      .slice(0, MOST_SERVICES)
      .map(({ slug, name }) => ({ label: name, to: `/services-details/${slug}` })),
    year: new Date().getUTCFullYear(),
  };
}
