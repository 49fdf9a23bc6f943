import type { OwnReview } from '../../../functions/content/reviews/contract.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ReviewForm } from './review-form.tsx';

export type Reviewed = { productCode: string; productName: string; review?: OwnReview | undefined };

type ReviewDialogProps = Reviewed & { open: boolean; onClose: () => void; onSaved: () => void };

export function ReviewDialog({ open, onClose, productName, ...form }: ReviewDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={next => !next && onClose()}
      title={form.review ? 'Edit your review' : `Review ${productName}`}
    >
      <ReviewForm {...form} />
    </Dialog>
  );
}
