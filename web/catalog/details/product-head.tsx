import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Review } from '../../../functions/content/reviews/contract.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { breadcrumbList } from '../../page/structured-data.ts';
import { useShop } from '../../page/use-shop.ts';
import { departmentPath } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { canonicalOf, productData } from './product-data.ts';

const DESCRIPTION_LENGTH = 155;

type ProductHeadProps = { product: Product; reviews: readonly Review[] };

/** Breadcrumbs, title and structured data. */
export function ProductHead({ product, reviews }: ProductHeadProps) {
  const shop = useShop();
  const { origin } = shop;
  const { categorySlug, categoryName, subcategoryId, subcategoryName, productName } = product;
  const department = departmentPath(categorySlug ?? '');
  const steps = [
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products-list' },
    ...(categoryName ? [{ label: categoryName, to: department }] : []),
    ...(subcategoryName
      ? [{ label: subcategoryName, to: `${department}?subcategory=${subcategoryId}` }]
      : []),
    { label: productName },
  ];
  return (
    <>
      <PageMeta
        kind="product"
        title={productName}
        description={shortened(product.productDescription) || productName}
        image={product.productPicture}
        canonical={canonicalOf(product)}
        about={[productData(product, reviews, shop), breadcrumbList(origin, steps)]}
      />
      <Breadcrumbs items={steps} />
    </>
  );
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;
}
