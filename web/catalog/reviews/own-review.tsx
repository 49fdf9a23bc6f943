import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { OwnReview as Own } from '../../../functions/content/reviews/contract.ts';
import { api, asProblem } from '../../api/client.ts';
import { listMyReviews } from '../../api/reviews.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EveryRoomStyles } from '../../ui/every-room-styles.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnReviewCard } from './own-review-card.tsx';
import { useReviewDialog } from './use-review-dialog.tsx';

type OwnReviewProps = { productCode: string; productName: string };

/** Null when there is no review yet. */
type LoadedReview = { own: Own | null } | { failure: string } | undefined;

/** The customer's own review of a product, or the button to write one. */
export default function OwnReview({ productCode, productName }: OwnReviewProps) {
  const [loaded, setLoaded] = useState<LoadedReview>();
  const { revalidate } = useRevalidator();

  const load = async () => {
    try {
      const { rows } = await listMyReviews(api, productCode);
      setLoaded({ own: rows[0] ?? null });
    } catch (error) {
      setLoaded({ failure: asProblem(error).message });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: remounted for each product
  useEffect(() => void load(), []);

  const { write, remove, dialogs } = useReviewDialog(() => Promise.all([load(), revalidate()]));
  if (!loaded) return <Skeleton className="h-11" />;
  if ('failure' in loaded)
    return <Alert action={{ label: 'Try again', run: () => void load() }}>{loaded.failure}</Alert>;
  const { own } = loaded;
  return (
    <>
      <EveryRoomStyles />
      {own ? (
        <OwnReviewCard
          own={own}
          heading={<h3 className="font-semibold">Your review</h3>}
          onEdit={() => write({ productCode, productName, review: own })}
          onDelete={() => remove(own)}
        />
      ) : (
        <div>
          <Button onClick={() => write({ productCode, productName })}>Write a review</Button>
        </div>
      )}
      {dialogs}
    </>
  );
}
