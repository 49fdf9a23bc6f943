import { useState } from 'react';
import type { OwnReview } from '../../../functions/content/reviews/contract.ts';
import { api } from '../../api/client.ts';
import { deleteMyReview } from '../../api/reviews.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ReviewDialog, type Reviewed } from './review-dialog.tsx';

/** Create, edit and delete the customer's own reviews; `onChanged` reloads them. */
export function useReviewDialog(onChanged: () => Promise<unknown>) {
  const toast = useToast();
  const question = useConfirm();
  /** `times` resets the dialog each time it opens. */
  const [opened, setOpened] = useState<{ reviewed: Reviewed; times: number; open: boolean }>();
  const close = () => setOpened(last => last && { ...last, open: false });

  const saved = async () => {
    close();
    toast({ text: 'Thank you. Your review will appear once we’ve checked it.' });
    await onChanged();
  };

  return {
    write: (reviewed: Reviewed) =>
      setOpened(last => ({ reviewed, times: (last?.times ?? 0) + 1, open: true })),
    remove: ({ reviewId, productName }: OwnReview) =>
      question.ask({
        title: 'Delete your review?',
        text: productName
          ? `Your review of ${productName} will be permanently deleted.`
          : 'It will be permanently deleted.',
        confirmLabel: 'Delete',
        busyLabel: 'Deleting...',
        danger: true,
        run: async () => {
          await deleteMyReview(api, reviewId);
          toast({ text: 'Review deleted.' });
          await onChanged();
        },
      }),
    dialogs: (
      <>
        {opened && (
          <ReviewDialog
            key={opened.times}
            {...opened.reviewed}
            open={opened.open}
            onClose={close}
            onSaved={() => void saved()}
          />
        )}
        {question.dialog}
      </>
    ),
  };
}
