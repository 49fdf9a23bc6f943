import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberReturnPath } from '../../api/return-path.ts';
import { useSession } from '../../api/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const OwnReview = lazy(() => import('../reviews/own-review.tsx'));

type WriteReviewProps = { productCode: string; productName: string };

/**
 * The customer's own review, or a form to write one. The edge does not know the session, so it links to the login
 * until hydration.
 */
export function WriteReview(props: WriteReviewProps) {
  const session = useSession();
  const { pathname } = useLocation();
  if (!session) {
    return (
      <div>
        <ButtonLink to="/login" onClick={() => rememberReturnPath(pathname)}>
          Sign in to write a review
        </ButtonLink>
      </div>
    );
  }
  if (session.role !== 'customer')
    return <p className="text-small text-muted">Only customers can write reviews.</p>;
  return (
    <Suspense fallback={<Skeleton className="h-11" />}>
      <OwnReview key={props.productCode} {...props} />
    </Suspense>
  );
}
