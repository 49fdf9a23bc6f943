import type { ReactNode } from 'react';
import type { OwnReview } from '../../../functions/content/reviews/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { Button } from '../../ui/button.tsx';
import { formatDate } from '../../ui/dates.ts';
import { ModerationBadge } from '../../ui/moderation-state.tsx';
import { Stars } from '../../ui/stars.tsx';

type OwnReviewCardProps = {
  own: OwnReview;
  heading: ReactNode;
  onEdit?: (() => void) | undefined;
  onDelete: () => void;
};

/** The customer's own review with its moderation state. */
export function OwnReviewCard({ own, heading, onEdit, onDelete }: OwnReviewCardProps) {
  const { locale } = useShop();
  const { stars, title, review, state, createdAt, productName } = own;
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {heading}
        <ModerationBadge state={state} />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars stars={stars} />
        {title && <strong className="font-semibold wrap-anywhere">{title}</strong>}
      </p>
      {review && <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{review}</p>}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-small text-muted">{formatDate(createdAt, locale)}</p>
        <div className="flex gap-2">
          {onEdit && (
            <Button size="sm" aria-label={`Edit your review of ${productName}`} onClick={onEdit}>
              Edit
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Delete your review of ${productName ?? 'a product that is gone'}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        </div>
      </div>
    </article>
  );
}
