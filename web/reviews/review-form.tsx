import { useState } from 'react';
import type { OwnReview, WriteReview } from '../../functions/contracts/reviews.ts';
import { api } from '../api/client.ts';
import { updateMyReview, writeReview } from '../api/reviews.ts';
import { FieldNote } from '../ui/field.tsx';
import { useStage } from '../visitors/stage.ts';
import { VisitorInput, VisitorTextArea } from '../visitors/visitor-fields.tsx';
import { VisitorForm } from '../visitors/visitor-form.tsx';

const LONGEST = 5000;

type ReviewFormProps = {
  productCode: string;
  /** Without one it is a new one. */
  review?: OwnReview | undefined;
  onSaved: () => void;
};

export function ReviewForm({ productCode, review, onSaved }: ReviewFormProps) {
  const send = async ({ stars, ...typed }: WriteReview) => {
    // What was left empty is taken away.
    const { title = null, review: text = null } = typed;
    const json = { ...typed, title, review: text, stars: Number(stars) };
    await (review ? updateMyReview(api, review.reviewId, json) : writeReview(api, productCode, json));
    onSaved();
  };
  return (
    <VisitorForm<WriteReview>
      send={(_, typed) => send(typed)}
      done="Thank you. It is shown as soon as somebody has read it."
      button={review ? 'Save review' : 'Send review'}
      busyLabel={review ? 'Saving...' : 'Sending...'}
      note="We read every review before it is shown. Your e-mail is never shown."
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
        hint="As it stands beside your review."
        required
        maxLength={100}
        autoComplete="given-name"
        defaultValue={review?.name ?? ''}
      />
    </VisitorForm>
  );
}

const SAID = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** Five radio buttons that look like stars: the arrow keys walk through them. */
function StarChoice({ chosen = 0 }: { chosen?: number | undefined }) {
  const [stars, setStars] = useState(chosen);
  const error = useStage().errors.stars;
  return (
    <fieldset aria-describedby={error ? 'stars-note' : undefined}>
      <legend className="text-small font-medium">Your rating</legend>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4">
        <div className="stars stars-choice -ms-2">
          {SAID.map((said, index) => (
            <label key={said} className="relative grid size-11 cursor-pointer place-items-center">
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
                {index === 0 ? '1 star' : `${index + 1} stars`}, {said}
              </span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-small text-muted">
          {SAID[stars - 1]}
        </span>
      </div>
      <FieldNote id="stars-note" error={error} />
    </fieldset>
  );
}
