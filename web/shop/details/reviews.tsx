/** None yet, said as it is. */
export function Reviews() {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="text-title font-semibold">
        Ratings and reviews
      </h2>
      <p className="mt-3 max-w-prose text-body text-muted">
        Nobody has reviewed this product yet. Reviews here come from people who bought the thing in this shop.
      </p>
    </section>
  );
}
