import { type FormEvent, useRef, useState } from 'react';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { api, asProblem } from '../../../api/client.ts';
import { moveOrder } from '../../../api/order-moves.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { LimitedTextArea, whyTooLong } from '../../form/limited-text-area.tsx';
import { isSilentFailure } from '../../is-silent.ts';
import { errorMessage, isOutcomeUnknown } from '../../unanswered.ts';
import { asksToRestock, MOVE_WORDS, type Target, whatFollows } from './move-words.ts';
import { discardNoteDraft, noteDraft, saveNoteDraft } from './note-draft.ts';
import { orders } from './orders.ts';

type MoveDialogProps = {
  order: Order;
  to: Target;
  /** The person writing the note. */
  username: string;
  onMoved: (order: Order) => void;
  onOutdated: (message: string) => void;
};

const LONGEST_NOTE = 2000;

/** A provider may take a day or two to refund. */
const UNDER_WAY = 'Refund started. The order is marked as refunded once the money has been sent.';

/** Confirms an order transition, says what it does, and takes a note for the customer. */
export function MoveDialog({ order, to, username, onMoved, onOutdated }: MoveDialogProps) {
  const { orderNumber } = order;
  const [open, setOpen] = useState(true);
  const [note, setNote] = useState(noteDraft(orderNumber, username)?.note ?? '');
  const [restock, setRestock] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  /** Whether an earlier attempt got no answer. */
  const isUnanswered = useRef(false);
  const toast = useToast();
  const words = MOVE_WORDS[to];
  const asks = asksToRestock(order, to);

  const write = (text: string) => {
    setNote(text);
    if (text.trim() === '') discardNoteDraft(orderNumber);
    else saveNoteDraft(orderNumber, { username, to, note: text });
  };
  const close = () => {
    setOpen(false);
    discardNoteDraft(orderNumber);
  };
  const sayMoved = (now: Order) => {
    onMoved(now);
    close();
    toast({ text: now.state === to ? `Order ${orderNumber} ${words.done}.` : UNDER_WAY });
  };
  /** The order, if this same transition was applied but its answer was lost. */
  const findMine = async () => {
    const now = await orders.find(orderNumber).catch(() => undefined);
    const last = now?.entity.moves.at(-1);
    const isMine = last?.to === to && last.by === username && last.note === note.trim();
    return isMine ? now?.entity : undefined;
  };
  const move = async () => {
    setBusy(true);
    setFailure('');
    try {
      sayMoved((await moveOrder(api, orderNumber, { to, note, ...(asks && { restock }) })).entity);
    } catch (error) {
      const problem = asProblem(error);
      const isOutdated = problem.status === 409;
      const mine = isOutdated && isUnanswered.current ? await findMine() : undefined;
      if (mine) return sayMoved(mine);
      isUnanswered.current = isOutcomeUnknown(problem);
      const message = errorMessage(problem);
      if (note.trim() !== '') setFailure(isOutdated ? `${message} Your note was not sent.` : message);
      else if (isOutdated) close();
      else setFailure(message);
      if (isOutdated) onOutdated(message);
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !whyTooLong(note, LONGEST_NOTE)) void move();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={`${words.label}: ${orderNumber}`}
      isTyped={note.trim() !== ''}
      busy={busy}
    >
      <form onSubmit={send} noValidate className="grid gap-4">
        <ul className="grid gap-1 text-small text-muted">
          {whatFollows(order, to, isSilentFailure()).map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {asks && (
          <Checkbox
            label="Restock"
            hint={`The items are back and can be sold again${order.coupon ? `, and coupon ${order.coupon} can be used again` : ''}`}
            checked={restock}
            onChange={event => setRestock(event.target.checked)}
          />
        )}
        <LimitedTextArea
          label="Note to the customer"
          hint={isSilentFailure() ? 'Shown on their order' : 'Included in the email and shown on their order'}
          placeholder={words.placeholder}
          most={LONGEST_NOTE}
          rows={3}
          optional
          text={note}
          value={note}
          onChange={event => write(event.target.value)}
        />
        {failure && <Alert>{failure}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={close} disabled={busy}>
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
