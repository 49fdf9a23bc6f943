import { useEffect, useState } from 'react';
import type { Address } from '../../../functions/people/addresses/contract.ts';
import { findMyAddress } from '../../api/addresses.ts';
import { api, asProblem } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddressForm, type Edited } from './address-form.tsx';

type AddressDialogProps = {
  open: boolean;
  /** Undefined for a new address. */
  address?: Address | undefined;
  email: string;
  onClose: () => void;
  onSaved: (address: Address) => void;
};

/** Reloads an existing address first, so that no other change to it is lost. */
export function AddressDialog({ open, address, email, onClose, onSaved }: AddressDialogProps) {
  const [edited, setEdited] = useState<Edited>();
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  const id = address?.addressId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry loads again
  useEffect(() => {
    if (id === undefined) return;
    setFailure('');
    findMyAddress(api, id).then(setEdited, error => setFailure(asProblem(error).message));
  }, [id, attempt]);

  return (
    <Dialog
      open={open}
      onOpenChange={next => !next && onClose()}
      title={address ? 'Edit address' : 'Add address'}
    >
      {failure ? (
        <Alert action={{ label: 'Try again', run: () => setAttempt(attempt + 1) }}>{failure}</Alert>
      ) : address && !edited ? (
        <Skeleton className="h-128" />
      ) : (
        <AddressForm edited={edited} email={email} onSaved={onSaved} onChanged={setEdited} />
      )}
    </Dialog>
  );
}
