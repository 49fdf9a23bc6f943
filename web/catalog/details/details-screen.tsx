import { useLoaderData } from 'react-router-dom';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { ProductPicture } from '../../ui/product/product-picture.tsx';
import { Articles } from './articles.tsx';
import { BuyingBox } from './buying-box.tsx';
import { loader } from './details-loader.ts';
import { ProductHead } from './product-head.tsx';
import { ProductText } from './product-text.tsx';
import { Related } from './related.tsx';
import { Reviews } from './reviews.tsx';
import { PICTURE_SIZES, useShownVariant } from './shown-variant.ts';
import { ViewedBefore } from './viewed-before.tsx';

export { loader };

export function Component() {
  const { loaded } = useLoaderData<typeof loader>();
  if (!loaded) return <Failed />;
  const { product, related, reviews, articles, query } = loaded;
  if (!product) return <NotFound />;
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-24 sm:pt-10">
      <ProductHead product={product} reviews={reviews.rows} />
      <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <PictureAndBuyingBox product={product} />
      </div>
      <ProductText product={product} />
      <Articles posts={articles} />
      <Reviews product={product} reviews={reviews.rows} total={reviews.total} query={query} />
      <Related products={related} />
      <ViewedBefore productCode={product.productCode} />
    </div>
  );
}

/** Changes at once when another variant is chosen. */
function PictureAndBuyingBox({ product }: { product: Product }) {
  const shown = useShownVariant(product);
  return (
    <>
      <ProductPicture product={shown} sizes={PICTURE_SIZES} first />
      <BuyingBox product={shown} />
    </>
  );
}

function NotFound() {
  return (
    <div className="mx-auto w-full max-w-page px-gutter py-16">
      <PageMeta title="Product not found" description="There is no product with this number." hidden />
      <h1 className="sr-only">Product not found.</h1>
      <EmptyState
        title="Product not found."
        action={<ButtonLink to="/products-list">See all products</ButtonLink>}
      >
        It may no longer be available, or the product number may be wrong.
      </EmptyState>
    </div>
  );
}

function Failed() {
  return (
    <div className="mx-auto w-full max-w-page px-gutter py-16">
      <PageMeta title="Product" description="This product couldn’t be loaded." hidden />
      <h1 className="text-heading font-semibold">Product</h1>
      <LoadFailure>Error loading product. Please try again.</LoadFailure>
    </div>
  );
}
