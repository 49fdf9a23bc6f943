import { useState } from 'react';
import type { OwnReview, WriteReview } from '../../../functions/content/reviews/contract.ts';
import { api } from '../../api/client.ts';
import { updateMyReview, writeReview } from '../../api/reviews.ts';
import { useFormStatus } from '../../public-forms/form-status.ts';
import { VisitorInput, VisitorTextArea } from '../../public-forms/visitor-fields.tsx';
import { VisitorForm } from '../../public-forms/visitor-form.tsx';
import { FieldNote } from '../../ui/field.tsx';

const LONGEST = 5000;

type ReviewFormProps = {
  productCode: string;
  /** Undefined for a new review. */
  review?: OwnReview | undefined;
  onSaved: () => void;
};

export function ReviewForm({ productCode, review, onSaved }: ReviewFormProps) {
  const send = async ({ stars, website2, filledInMs, ...typed }: WriteReview) => {
    // An emptied field is cleared on the server too.
    const { title = null, review: text = null } = typed;
    const json = { ...typed, title, review: text, stars: Number(stars) };
    await (review
      ? updateMyReview(api, review.reviewId, json)
      : writeReview(api, productCode, { ...json, website2, filledInMs }));
    onSaved();
  };
  return (
    <VisitorForm<WriteReview>
      send={(_, typed) => send(typed)}
      done="Thank you. Your review will appear once we’ve checked it."
      button={review ? 'Save review' : 'Send review'}
      busyLabel={review ? 'Saving...' : 'Sending...'}
      note="We check every review before publishing it. Your email address is never shown."
    >
      <StarChoice chosen={review?.stars} />
      <VisitorInput name="title" label="Title" optional maxLength={100} defaultValue={review?.title ?? ''} />
      <VisitorTextArea
        name="review"
        label="Review"
        optional
        rows={5}
        maxLength={LONGEST}
        defaultValue={review?.review ?? ''}
      />
      <VisitorInput
        name="name"
        label="Name"
        hint="Shown next to your review."
        required
        maxLength={100}
        autoComplete="given-name"
        defaultValue={review?.name ?? ''}
      />
    </VisitorForm>
  );
}

const STAR_LABELS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** Five radio buttons styled as stars, so the arrow keys work. */
function StarChoice({ chosen = 0 }: { chosen?: number | undefined }) {
  const [stars, setStars] = useState(chosen);
  const error = useFormStatus().errors.stars;
  return (
    <fieldset aria-describedby={error ? 'stars-note' : undefined}>
      <legend className="text-small font-medium">Your rating</legend>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4">
        <div className="stars stars-choice -ms-2">
          {STAR_LABELS.map((label, index) => (
            <label key={label} className="relative grid size-11 cursor-pointer place-items-center">
              <input
                type="radio"
                name="stars"
                value={index + 1}
                required
                data-label="Your rating"
                defaultChecked={chosen === index + 1}
                onChange={() => setStars(index + 1)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-control"
              />
              <i aria-hidden="true" {...(index >= stars && { 'data-empty': '' })} />
              <span className="sr-only">
                {index === 0 ? '1 star' : `${index + 1} stars`}, {label}
              </span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-small text-muted">
          {STAR_LABELS[stars - 1]}
        </span>
      </div>
      <FieldNote id="stars-note" error={error} />
    </fieldset>
  );
}
