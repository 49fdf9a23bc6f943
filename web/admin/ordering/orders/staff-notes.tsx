import { type FormEvent, useState } from 'react';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { NoteOrder } from '../../../../functions/ordering/orders/contract.ts';
import { api, asProblem } from '../../../api/client.ts';
import { addOrderNote } from '../../../api/order-moves.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { useSessionDraft } from '../../form/use-session-draft.ts';
import { formatDateTime } from '../../format.ts';

type StaffNotesProps = { order: Order; onNoted: (order: Order) => void };

/** What staff tell each other about an order. */
export function StaffNotes({ order, onNoted }: StaffNotesProps) {
  const { draft, keep } = useSessionDraft<string>();
  const [note, setNote] = useState(draft ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const add = async () => {
    setBusy(true);
    setFailure('');
    try {
      const { entity } = await addOrderNote(api, order.orderNumber, note);
      setNote('');
      onNoted(entity);
    } catch (error) {
      setFailure(asProblem(error).message);
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { error } = NoteOrder.safeParse({ note });
    if (error) setFailure(error.issues[0]?.message ?? '');
    else if (!busy) void add();
  };
  return (
    <>
      {order.staffNotes?.length ? (
        <ul className="mb-4 grid gap-3">
          {order.staffNotes.map(({ note: said, by, at }) => (
            <li key={`${at} ${by}`}>
              <p className="whitespace-pre-line wrap-anywhere">{said}</p>
              <p className="text-fine text-muted">
                <bdi className="wrap-anywhere">{by}</bdi>, {formatDateTime(at)} UTC
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <form onSubmit={send} noValidate className="grid gap-3">
        <TextArea
          label="New note"
          hint="Only staff read it; the customer never does"
          maxLength={2000}
          rows={2}
          value={note}
          error={failure}
          onChange={event => setNote(event.target.value)}
        />
        <Button type="submit" busy={busy} busyLabel="Adding..." className="justify-self-end">
          Add note
        </Button>
      </form>
      <UnsavedChanges when={note.trim() !== ''} keep={() => keep(() => note)} />
    </>
  );
}
