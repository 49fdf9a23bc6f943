import { Star } from 'lucide-react';

const STARS = ['one', 'two', 'three', 'four', 'five'];

/** Five empty stars: nobody has rated it yet, and that is what it says. */
export function NoRatings() {
  return (
    <p className="mt-3 flex items-center gap-2 text-small text-muted">
      <span aria-hidden="true" className="flex gap-0.5 text-edge">
        {STARS.map(star => (
          <Star key={star} size={15} />
        ))}
      </span>
      No ratings yet
    </p>
  );
}
