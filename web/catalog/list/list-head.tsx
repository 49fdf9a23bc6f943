import { PageMeta } from '../../page/page-meta.tsx';
import { breadcrumbList } from '../../page/structured-data.ts';
import { useShop } from '../../page/use-shop.ts';
import { SALE } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { type ListFilter, listPath } from './list-address.ts';
import type { LoadedList } from './list-loader.ts';

type ListHeadProps = { filter: ListFilter; list?: LoadedList | null };

export function ListHead({ filter, list }: ListHeadProps) {
  const { origin, country } = useShop();
  const category = list?.category?.categoryName;
  const subcategory = list?.subcategory?.subcategoryName;
  const part = subcategory ?? category;
  const kind = filter.sale ? ['Sale', part].filter(Boolean).join(': ') : (part ?? 'Products');
  const heading = filter.q ? `Results for “${filter.q}”` : kind;
  const pathOf = (part?: Partial<ListFilter>) =>
    listPath({
      ...filter,
      department: (!filter.sale && list?.category?.categorySlug) || '',
      q: '',
      sort: '',
      inStock: false,
      options: [],
      ...part,
    });
  const steps = [
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products-list' },
    ...(filter.sale ? [{ label: 'Sale', to: SALE }] : []),
    ...(category ? [{ label: category, to: pathOf({ subcategory: '', page: 1 }) }] : []),
    ...(subcategory ? [{ label: subcategory, to: pathOf({ page: 1 }) }] : []),
  ];
  const page = filter.page > 1 ? `, page ${filter.page}` : '';
  const prices = country
    ? `prices for ${country.countryName} in ${country.denomination}`
    : 'prices for each country';
  const about =
    (!filter.sale && !subcategory && !page && list?.category?.categoryDescription) ||
    `${heading}${page}, with ${prices}, points and stock.`;
  return (
    <>
      <PageMeta
        title={heading + page}
        description={about}
        canonical={pathOf()}
        image={list?.category?.categoryPicture ?? list?.products[0]?.productPicture}
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
