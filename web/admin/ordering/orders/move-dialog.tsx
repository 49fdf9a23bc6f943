import { type FormEvent, useState } from 'react';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { api, asProblem } from '../../../api/client.ts';
import { moveOrder } from '../../../api/order-moves.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { asksToRestock, MOVE_WORDS, type Target, whatFollows } from './move-words.ts';

type MoveDialogProps = {
  order: Order;
  to: Target;
  onMoved: (order: Order) => void;
  onOutdated: (message: string) => void;
};

/** Asks before an order is moved, says what follows, and takes what the customer should read. */
export function MoveDialog({ order, to, onMoved, onOutdated }: MoveDialogProps) {
  const [open, setOpen] = useState(true);
  const [note, setNote] = useState('');
  const [restock, setRestock] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const toast = useToast();
  const words = MOVE_WORDS[to];
  const asks = asksToRestock(order, to);

  const move = async () => {
    setBusy(true);
    setFailure('');
    try {
      const { entity } = await moveOrder(api, order.orderNumber, { to, note, ...(asks && { restock }) });
      onMoved(entity);
      setOpen(false);
      toast({ text: `Order ${order.orderNumber} ${words.done}.` });
    } catch (error) {
      const { status, message } = asProblem(error);
      if (status !== 409) return setFailure(message);
      setOpen(false);
      onOutdated(message);
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void move();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={next => !busy && setOpen(next)}
      title={`${words.label}: ${order.orderNumber}`}
    >
      <form onSubmit={send} noValidate className="grid gap-4">
        <ul className="grid gap-1 text-small text-muted">
          {whatFollows(order, to).map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {asks && (
          <Checkbox
            label="Restock"
            hint={`The pieces came back and can be sold again${order.coupon ? `, and the coupon ${order.coupon} can be used once more` : ''}`}
            checked={restock}
            onChange={event => setRestock(event.target.checked)}
          />
        )}
        <TextArea
          label="Note to the customer"
          hint="Stands in the e-mail and on their order"
          placeholder={words.placeholder}
          maxLength={2000}
          rows={3}
          optional
          value={note}
          onChange={event => setNote(event.target.value)}
        />
        {failure && <Alert>{failure}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setOpen(false)} disabled={busy}>
            Back
          </Button>
          <Button
            type="submit"
            variant={to === 'cancelled' || to === 'refunded' ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={words.busy}
          >
            {words.label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
