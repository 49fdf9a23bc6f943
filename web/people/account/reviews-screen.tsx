import { type LoaderFunctionArgs, useRevalidator } from 'react-router-dom';
import type { OwnReview, UnreviewedProduct } from '../../../functions/content/reviews/contract.ts';
import { listMyReviews, listUnreviewed } from '../../api/reviews.ts';
import { OwnReviewCard } from '../../catalog/reviews/own-review-card.tsx';
import { useReviewDialog } from '../../catalog/reviews/use-review-dialog.tsx';
import { useShop } from '../../page/use-shop.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatDate } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountPage } from './account-page.tsx';
import { loadOwnData, useOwnData } from './own-data.ts';

type OwnReviews = { reviews: OwnReview[]; unreviewed: UnreviewedProduct[] };

export const loader = (args: LoaderFunctionArgs) =>
  loadOwnData<OwnReviews>(args, async api => {
    const [reviews, unreviewed] = await Promise.all([listMyReviews(api), listUnreviewed(api)]);
    return { reviews: reviews.rows, unreviewed: unreviewed.rows };
  });

export function Component() {
  const own = useOwnData<OwnReviews>();
  return (
    <AccountPage title="Reviews" description="Your reviews of products you bought.">
      {own === undefined ? (
        <Loading />
      ) : own === null ? (
        <LoadFailure>We couldn’t load your reviews.</LoadFailure>
      ) : (
        <ReviewLists own={own} />
      )}
    </AccountPage>
  );
}

function ReviewLists({ own: { reviews, unreviewed } }: { own: OwnReviews }) {
  const { revalidate } = useRevalidator();
  const { write, remove, dialogs } = useReviewDialog(revalidate);
  const review = ({ productCode, productName }: UnreviewedProduct) =>
    write({ productCode: String(productCode), productName });
  return (
    <div className="grid gap-10">
      {unreviewed.length > 0 && <Unreviewed products={unreviewed} onReview={review} />}
      {reviews.length > 0 ? (
        <ul className="grid gap-4">
          {reviews.map(review => (
            <li key={review.reviewId}>
              <OwnReviewCard
                own={review}
                heading={<Product own={review} />}
                onEdit={
                  review.productName === null
                    ? undefined
                    : () =>
                        write({
                          productCode: String(review.productCode),
                          productName: review.productName ?? '',
                          review: review,
                        })
                }
                onDelete={() => remove(review)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No reviews yet."
          action={
            unreviewed.length === 0 && (
              <ButtonLink to="/products-list" variant="primary">
                See all products
              </ButtonLink>
            )
          }
        >
          Your reviews help other shoppers choose.
        </EmptyState>
      )}
      {dialogs}
    </div>
  );
}

function Product({ own: { productCode, productName } }: { own: OwnReview }) {
  if (productName === null) return <h2 className="font-semibold text-muted">A product we no longer sell</h2>;
  return (
    <h2 className="font-semibold wrap-anywhere">
      <Link
        to={`/products-details/${productCode}`}
        className="inline-flex items-center hover:underline pointer-coarse:min-h-11"
      >
        {productName}
      </Link>
    </h2>
  );
}

type UnreviewedProps = { products: UnreviewedProduct[]; onReview: (product: UnreviewedProduct) => void };

function Unreviewed({ products, onReview }: UnreviewedProps) {
  const { locale } = useShop();
  return (
    <section aria-labelledby="unreviewed">
      <h2 id="unreviewed" className="text-title font-semibold">
        Bought but not reviewed yet
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {products.map(product => (
          <li
            key={product.productCode}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-medium wrap-anywhere">{product.productName}</span>
              <span className="text-small text-muted">Bought: {formatDate(product.boughtAt, locale)}</span>
            </span>
            <Button size="sm" aria-label={`Review ${product.productName}`} onClick={() => onReview(product)}>
              Review
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading your reviews...</span>
      {[1, 2, 3].map(row => (
        <Skeleton key={row} className="h-40" />
      ))}
    </div>
  );
}
