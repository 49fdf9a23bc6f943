import { PageMeta } from '../../shell/page-meta.tsx';
import { breadcrumbList } from '../../shell/structured-data.ts';
import { useShop } from '../../shell/use-shop.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { chosenNames, type Shelves } from './chosen-names.ts';
import { searchOf, type Wanted } from './list-address.ts';

type ListHeadProps = { wanted: Wanted; shelves: Shelves };

/** Where in the shop this list is. */
export function ListHead({ wanted, shelves }: ListHeadProps) {
  const { origin, country } = useShop();
  const { category, subcategory } = chosenNames(wanted, shelves);
  const heading = wanted.q ? `Results for “${wanted.q}”` : (subcategory ?? category ?? 'Products');
  const known = { ...wanted, q: '', sort: '', inStock: false };
  const steps = [
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products-list' },
    ...(category
      ? [{ label: category, to: `/products-list${searchOf({ ...known, subcategory: '', page: 1 })}` }]
      : []),
    ...(subcategory ? [{ label: subcategory, to: `/products-list${searchOf({ ...known, page: 1 })}` }] : []),
  ];
  const page = wanted.page > 1 ? `, page ${wanted.page}` : '';
  return (
    <>
      <PageMeta
        title={heading + page}
        description={`${heading}${page}: everyday things with ${country ? `prices for ${country.countryName} in ${country.denomination}` : 'a price for each country'}, points and counted stock.`}
        canonical={`/products-list${searchOf(known)}`}
        hidden={wanted.q !== ''}
        about={[breadcrumbList(origin, steps)]}
      />
      <Breadcrumbs
        items={steps.map((step, index) => (index < steps.length - 1 ? step : { label: step.label }))}
      />
      <h1 className="mt-3 text-heading font-semibold wrap-anywhere">{heading}</h1>
    </>
  );
}
