import type { BlogState } from '../../functions/content/blog/contract.ts';
import { type Company, companyWith } from '../texts/company.ts';
import type { Department, NavigationLink } from '../texts/navigation.ts';
import { builtInServices } from '../texts/services.ts';
import { type ApiClient, dataOf } from './client.ts';
import { listFirstDepartments } from './departments.ts';
import { listPages } from './page-editing.ts';
import { listSellingCountries, type SellingCountry } from './selling-countries.ts';
import { findSettings } from './settings.ts';

export type ShopFacts = {
  countries: SellingCountry[];
  company: Company;
  /** The first departments, for the menu. */
  departments: Department[];
  /** Paths of pages that are still empty, so that no menu links to them. */
  hidden: string[];
  /** The first services, for menu and footer. */
  services: NavigationLink[];
  /** For the copyright: as rendered, regardless of the visitor's clock. */
  year: number;
};

const MOST_SERVICES = 3;
/** Pages that are only shown if they have entries. */
const FOR_ENTRIES = ['team', 'projects', 'pricing'];

/** Shop data for every page; the browser requests it only if the page was not rendered at the edge. */
export async function readShop(api: ApiClient): Promise<ShopFacts> {
  const [countries, settings, pages, blog, departments] = await Promise.all([
    listSellingCountries(api),
    findSettings(api),
    listPages(api),
    dataOf<BlogState>(api.api.blog.state.$get()),
    listFirstDepartments(api),
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
    departments,
    hidden,
    services: (services ?? builtInServices)
      .slice(0, MOST_SERVICES)
      .map(({ slug, name }) => ({ label: name, to: `/services-details/${slug}` })),
    year: new Date().getUTCFullYear(),
  };
}
