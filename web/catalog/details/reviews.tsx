import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Review } from '../../../functions/content/reviews/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { formatDate } from '../../ui/dates.ts';
import { Formatted } from '../../ui/formatted.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Stars } from '../../ui/stars.tsx';
import { RatingSpread } from './rating-spread.tsx';
import { addressOf, pagesOf, type ReviewsQuery } from './reviews-address.ts';
import { WriteReview } from './write-review.tsx';

type ReviewsProps = { product: Product; reviews: readonly Review[]; total: number; query: ReviewsQuery };

export function Reviews({ product, reviews, total, query }: ReviewsProps) {
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="mt-16 scroll-mt-6 border-t border-line pt-8"
    >
      <h2 id="reviews-title" className="text-title font-semibold">
        Ratings and reviews
      </h2>
      <div className="mt-5 grid gap-x-14 gap-y-8 lg:grid-cols-3">
        <div className="grid content-start gap-6">
          {product.rating === null ? (
            <p className="text-muted">This product has no reviews yet.</p>
          ) : (
            <RatingSpread product={product} rating={product.rating} />
          )}
          <WriteReview productCode={String(product.productCode)} productName={product.productName} />
        </div>
        {total > 0 && (
          <div className="lg:col-span-2">
            {total > 1 && <SortLinks query={query} />}
            <ol className="divide-y divide-line border-y border-line">
              {reviews.map(review => (
                <ReviewItem key={review.reviewId} review={review} product={product} />
              ))}
            </ol>
            <div className="mt-5">
              <Pagination
                page={query.page}
                pageCount={pagesOf(total)}
                to={page => addressOf({ ...query, page })}
                label="Review pages"
              />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

const ORDERS = [
  ['date', 'Newest first'],
  ['stars', 'Highest rated first'],
] as const;

function SortLinks({ query }: { query: ReviewsQuery }) {
  return (
    <nav aria-label="Sort reviews" className="mb-2 flex gap-5 text-small">
      {ORDERS.map(([by, label]) => (
        <Link
          key={by}
          to={addressOf({ by, page: 1 })}
          preventScrollReset
          aria-current={by === query.by ? 'true' : undefined}
          className="inline-flex min-h-9 items-center text-muted hover:underline aria-[current]:font-medium aria-[current]:text-ink
            pointer-coarse:min-h-11"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** `Colour: Sand, Size: M`, of the variant of the family that was reviewed. */
function optionsOf({ productCode }: Review, { family }: Product): string | undefined {
  const variant = family?.variants.find(one => one.productCode === productCode);
  return variant && family?.options.map((option, index) => `${option}: ${variant.options[index]}`).join(', ');
}

/** Review text is rendered as plain text only. */
function ReviewItem({ review: written, product }: { review: Review; product: Product }) {
  const { stars, title, review, name, bought, createdAt } = written;
  const { locale } = useShop();
  const variant = optionsOf(written, product);
  return (
    <li className="py-5">
      <article>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars stars={stars} />
          {title && <strong className="font-semibold wrap-anywhere">{title}</strong>}
        </p>
        {review && <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{review}</p>}
        <p className="mt-2 flex flex-wrap gap-x-2 text-small text-muted">
          <span className="wrap-anywhere">{name}</span>
          <span aria-hidden="true">·</span>
          <Formatted as="time" dateTime={createdAt} by={formatDate} of={[createdAt, locale]} />
          {variant && (
            <>
              <span aria-hidden="true">·</span>
              <span className="wrap-anywhere">{variant}</span>
            </>
          )}
          {bought && <span className="font-medium text-action">✓ Bought here</span>}
        </p>
      </article>
    </li>
  );
}
