/** Styled in `styles/product.css`; screen readers get the rating as text. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span role="img" aria-label={`${stars} of 5 stars`} className="stars">
      {[1, 2, 3, 4, 5].map(star => (
        <i key={star} {...(star > Math.round(stars) && { 'data-empty': '' })} />
      ))}
    </span>
  );
}
