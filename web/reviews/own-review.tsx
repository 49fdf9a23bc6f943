import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { OwnReview as Own } from '../../functions/contracts/reviews.ts';
import { api, asProblem } from '../api/client.ts';
import { listMyReviews } from '../api/reviews.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EveryRoomStyles } from '../ui/every-room-styles.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { OwnReviewCard } from './own-review-card.tsx';
import { useReviewing } from './use-reviewing.tsx';

type OwnReviewProps = { productCode: string; productName: string };

/** Null where there is none yet. */
type Loaded = { own: Own | null } | { failure: string } | undefined;

/** What one said of a product oneself, or the way to say it. */
export default function OwnReview({ productCode, productName }: OwnReviewProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const { revalidate } = useRevalidator();

  const load = async () => {
    try {
      const { rows } = await listMyReviews(api, productCode);
      setLoaded({ own: rows[0] ?? null });
    } catch (error) {
      setLoaded({ failure: asProblem(error).message });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each product has a part of its own
  useEffect(() => void load(), []);

  const { write, remove, dialogs } = useReviewing(() => Promise.all([load(), revalidate()]));
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
