import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { api, asProblem } from '../../api/client.ts';
import { rememberToKeep, takeWishToKeep } from '../../api/order-email.ts';
import { keepInAccount } from '../../api/orders.ts';
import { rememberReturnPath } from '../../api/return-path.ts';
import { useSession } from '../../api/session.ts';
import { KEEPING } from '../../texts/orders.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

/** For a guest's order. Without a session, signing up or in comes first, and then keeps it by itself. */
export function KeepInAccount({ order: { orderNumber }, email }: { order: Order; email: string }) {
  const isKnown = useSession() !== null;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { revalidate } = useRevalidator();
  const toast = useToast();

  const keep = async () => {
    setBusy(true);
    setFailure('');
    try {
      await keepInAccount(api, { orderNumber, email });
      toast({ text: KEEPING.done(orderNumber) });
    } catch (error) {
      setFailure(asProblem(error).message);
    }
    setBusy(false);
    await revalidate();
  };
  const keepAsWished = useEffectEvent(() => {
    if (takeWishToKeep(orderNumber)) void keep();
  });
  useEffect(() => {
    if (isKnown) keepAsWished();
  }, [isKnown]);

  const remember = () => {
    rememberToKeep(orderNumber);
    rememberReturnPath(`/order/${orderNumber}?email=${encodeURIComponent(email)}`);
  };
  return (
    <section className="grid justify-items-start gap-4 print:hidden">
      <p className="max-w-prose">{KEEPING.why}</p>
      {failure && <Alert>{failure}</Alert>}
      {isKnown ? (
        <Button busy={busy} onClick={() => void keep()}>
          {KEEPING.label}
        </Button>
      ) : (
        <ButtonLink to="/signup" onClick={remember}>
          {KEEPING.label}
        </ButtonLink>
      )}
    </section>
  );
}
