import { PageMeta } from '../../page/page-meta.tsx';
import { breadcrumbList } from '../../page/structured-data.ts';
import { useShop } from '../../page/use-shop.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { type FilterOptions, filterNames } from './filter-names.ts';
import { type ListFilter, searchOf } from './list-address.ts';

type ListHeadProps = { filter: ListFilter; options: FilterOptions; picture?: string | null | undefined };

export function ListHead({ filter, options, picture }: ListHeadProps) {
  const { origin, country } = useShop();
  const { category, subcategory } = filterNames(filter, options);
  const heading = filter.q ? `Results for “${filter.q}”` : (subcategory ?? category ?? 'Products');
  const pathOf = (part?: Partial<ListFilter>) =>
    `/products-list${searchOf({ ...filter, q: '', sort: '', inStock: false, ...part })}`;
  const steps = [
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products-list' },
    ...(category ? [{ label: category, to: pathOf({ subcategory: '', page: 1 }) }] : []),
    ...(subcategory ? [{ label: subcategory, to: pathOf({ page: 1 }) }] : []),
  ];
  const page = filter.page > 1 ? `, page ${filter.page}` : '';
  return (
    <>
      <PageMeta
        title={heading + page}
        description={`${heading}${page}, with ${country ? `prices for ${country.countryName} in ${country.denomination}` : 'prices for each country'}, points and stock.`}
        canonical={pathOf()}
        image={picture}
        hidden={filter.q !== ''}
        about={[breadcrumbList(origin, steps)]}
      />
      <Breadcrumbs
        items={steps.map((step, index) => (index < steps.length - 1 ? step : { label: step.label }))}
      />
      <h1 className="mt-3 text-heading font-semibold wrap-anywhere">{heading}</h1>
    </>
  );
}
