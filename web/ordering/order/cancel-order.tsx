import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { api, asProblem } from '../../api/client.ts';
import { cancelOrder } from '../../api/orders.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Loaded on demand: viewing an order needs no dialog. */
const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/dialog.tsx')).ConfirmDialog }));

type CancelOrderProps = { orderNumber: string; email: string | undefined };

export function CancelOrder({ orderNumber, email }: CancelOrderProps) {
  const [asked, setAsked] = useState({ times: 0, open: false });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { revalidate } = useRevalidator();
  const toast = useToast();

  const ask = () => {
    setFailure('');
    setAsked(({ times }) => ({ times: times + 1, open: true }));
  };
  const cancel = async () => {
    setBusy(true);
    try {
      await cancelOrder(api, orderNumber, email);
      setAsked(now => ({ ...now, open: false }));
      toast({ text: `Order ${orderNumber} is cancelled.` });
    } catch (error) {
      setFailure(asProblem(error).message);
    }
    setBusy(false);
    await revalidate();
  };

  return (
    <>
      <Button onClick={ask}>Cancel this order</Button>
      {asked.times > 0 && (
        <Suspense>
          <ConfirmDialog
            open={asked.open}
            onOpenChange={open => setAsked(now => ({ ...now, open }))}
            title="Cancel this order?"
            confirmLabel="Cancel the order"
            cancelLabel="Keep it"
            busyLabel="Cancelling..."
            danger
            busy={busy}
            error={failure}
            onConfirm={() => void cancel()}
          >
            We won't ship this order, and you won't owe anything. You can't undo this, but you can order
            again.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
