import { useState } from 'react';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { useSession } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { isBackward, MOVE_WORDS, type Target } from './move-words.ts';
import { noteDraft } from './note-draft.ts';

type OrderMovesProps = {
  order: Order;
  onMoved: (order: Order) => void;
  /** Someone else updated the order; receives the message to show. */
  onOutdated: (message: string) => void;
};

/** A button for each transition the order allows. */
export function OrderMoves({ order, onMoved, onOutdated }: OrderMovesProps) {
  const username = useSession()?.username ?? '';
  const [asked, setAsked] = useState<{ number: number; to: Target } | undefined>(() => {
    const kept = noteDraft(order.orderNumber, username);
    return kept && { number: 0, to: kept.to };
  });
  const targets = order.next.filter(to => to !== 'pending');
  const [first] = targets.filter(to => !isBackward(to));
  return (
    <>
      {[...targets].sort(forwardLast).map(to => (
        <Button
          key={to}
          variant={to === first ? 'primary' : 'secondary'}
          onClick={() => setAsked(last => ({ number: (last?.number ?? 0) + 1, to }))}
        >
          {MOVE_WORDS[to].label}
        </Button>
      ))}
      {asked && <MoveDialog key={asked.number} to={asked.to} {...{ order, username, onMoved, onOutdated }} />}
    </>
  );
}

/** The primary button comes last. */
const forwardLast = (one: Target, other: Target) => Number(isBackward(other)) - Number(isBackward(one));
