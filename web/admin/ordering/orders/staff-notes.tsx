import { NoteOrder, type Order } from '../../../../functions/ordering/orders/contract.ts';
import { api } from '../../../api/client.ts';
import { addOrderNote } from '../../../api/order-moves.ts';
import { Button } from '../../../ui/button.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { LimitedTextArea } from '../../form/limited-text-area.tsx';
import { useTextSending } from '../../form/use-text-sending.ts';
import { formatDateTime } from '../../format.ts';

type StaffNotesProps = { order: Order; onNoted: (order: Order) => void };

/** Notes between staff about an order. */
export function StaffNotes({ order, onNoted }: StaffNotesProps) {
  const { text, write, busy, fault, failure, submit, unsaved } = useTextSending(
    NoteOrder.shape.note,
    async note => onNoted((await addOrderNote(api, order.orderNumber, note)).entity),
  );
  return (
    <>
      {order.staffNotes?.length ? (
        <ul className="mb-4 grid gap-3">
          {order.staffNotes.map(({ note, by, at }) => (
            <li key={`${at} ${by}`}>
              <p className="whitespace-pre-line wrap-anywhere">{note}</p>
              <p className="text-fine text-muted">
                <bdi className="wrap-anywhere">{by}</bdi>, {formatDateTime(at)}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <form onSubmit={submit} noValidate className="grid gap-3">
        <LimitedTextArea
          label="New note"
          hint="Only staff can see it"
          most={2000}
          rows={2}
          text={text}
          value={text}
          error={fault || failure}
          onChange={event => write(event.target.value)}
        />
        <Button type="submit" busy={busy} busyLabel="Adding..." className="justify-self-end">
          Add note
        </Button>
      </form>
      <UnsavedChanges {...unsaved} />
    </>
  );
}
