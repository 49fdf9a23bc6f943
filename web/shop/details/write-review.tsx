import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { rememberWantedPath } from '../../api/wanted-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const OwnReview = lazy(() => import('../../reviews/own-review.tsx'));

type WriteReviewProps = { productCode: string; productName: string };

/** One's own review, or the way to it. The edge knows nobody, so that it is the way to the login until the page is taken over. */
export function WriteReview(props: WriteReviewProps) {
  const session = useSession();
  const { pathname } = useLocation();
  if (!session) {
    return (
      <div>
        <ButtonLink to="/login" onClick={() => rememberWantedPath(pathname)}>
          Sign in to write a review
        </ButtonLink>
      </div>
    );
  }
  if (session.role !== 'customer')
    return <p className="text-small text-muted">Reviews are written by customers, not by the staff.</p>;
  return (
    <Suspense fallback={<Skeleton className="h-11" />}>
      <OwnReview key={props.productCode} {...props} />
    </Suspense>
  );
}
