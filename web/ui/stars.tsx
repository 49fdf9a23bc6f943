/** So many of five, drawn in `styles/product.css`; what they stand for is said to whoever listens. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span role="img" aria-label={`${stars} of 5 stars`} className="stars">
      {[1, 2, 3, 4, 5].map(star => (
        <i key={star} {...(star > Math.round(stars) && { 'data-empty': '' })} />
      ))}
    </span>
  );
}
