import { useState } from 'react';
import { type LoaderFunctionArgs, useRevalidator } from 'react-router-dom';
import type { Address } from '../../../functions/people/addresses/contract.ts';
import { findMyAccount } from '../../api/accounts.ts';
import { deleteMyAddress, listMyAddresses, updateMyAddress } from '../../api/addresses.ts';
import { api, asProblem } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AccountPage } from './account-page.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { loadOwnData, useOwnData } from './own-data.ts';

const MOST = 20;

type OwnAddresses = { addresses: Address[]; email: string };

export const loader = (args: LoaderFunctionArgs) =>
  loadOwnData<OwnAddresses>(args, async api => {
    const [{ rows }, { entity }] = await Promise.all([listMyAddresses(api), findMyAccount(api)]);
    return { addresses: rows, email: entity.email ?? '' };
  });

export function Component() {
  const own = useOwnData<OwnAddresses>();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const question = useConfirm();
  /** `times` gives each opening a fresh dialog. */
  const [opened, setOpened] = useState<{ address?: Address; times: number; open: boolean }>();

  const open = (address?: Address) =>
    setOpened(last => ({ times: (last?.times ?? 0) + 1, open: true, ...(address && { address }) }));
  const close = () => setOpened(last => last && { ...last, open: false });

  const saved = async () => {
    close();
    await revalidate();
    toast({ text: 'Address saved.' });
  };

  const makeDefault = async ({ addressId }: Address) => {
    try {
      await updateMyAddress(api, addressId, { isDefault: true });
      await revalidate();
    } catch (error) {
      toast({ tone: 'danger', text: asProblem(error).message });
    }
  };

  const ask = (address: Address) =>
    question.ask({
      title: 'Delete this address?',
      text: `${address.firstName} ${address.lastName}, ${address.address}, ${address.city}. Past orders won't change.`,
      confirmLabel: 'Delete',
      busyLabel: 'Deleting...',
      danger: true,
      run: async () => {
        await deleteMyAddress(api, address.addressId);
        await revalidate();
        toast({ text: 'Address deleted.' });
      },
    });

  const isFull = (own?.addresses.length ?? 0) >= MOST;
  return (
    <AccountPage
      title="Addresses"
      description="Your saved addresses for checkout."
      action={
        own &&
        own.addresses.length > 0 && (
          <Button variant="primary" disabled={isFull} onClick={() => open()}>
            Add address
          </Button>
        )
      }
    >
      {own === undefined ? (
        <Loading />
      ) : own === null ? (
        <LoadFailure>We couldn’t load your addresses.</LoadFailure>
      ) : own.addresses.length === 0 ? (
        <EmptyState
          title="No addresses yet."
          action={
            <Button variant="primary" onClick={() => open()}>
              Add address
            </Button>
          }
        >
          We’ll use it to fill in your details at checkout.
        </EmptyState>
      ) : (
        <>
          {isFull && (
            <p className="mb-6 text-muted">You can save up to {MOST} addresses. Delete one to add another.</p>
          )}
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {own.addresses.map(address => (
              <AddressCard
                key={address.addressId}
                address={address}
                onEdit={() => open(address)}
                onDelete={() => ask(address)}
                onMakeDefault={() => makeDefault(address)}
              />
            ))}
          </ul>
        </>
      )}
      {own && opened && (
        <AddressDialog
          key={opened.times}
          open={opened.open}
          address={opened.address}
          email={own.email}
          onClose={close}
          onSaved={() => void saved()}
        />
      )}
      {question.dialog}
    </AccountPage>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading your addresses...</span>
      {[1, 2, 3].map(card => (
        <Skeleton key={card} className="h-52" />
      ))}
    </div>
  );
}
