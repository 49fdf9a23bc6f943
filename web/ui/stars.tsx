/** Styled in `styles/product.css`; screen readers get the rating as text. */
export function Stars({ stars }: { stars: number }) {
  const halves = Math.round(stars * 2);
  return (
    <span role="img" aria-label={`${stars} out of 5 stars`} className="stars">
      {[1, 2, 3, 4, 5].map(star => (
        <i
          key={star}
          data-half={star * 2 - 1 === halves || undefined}
          data-empty={star * 2 - 1 > halves || undefined}
        />
      ))}
    </span>
  );
}
