import { useState } from 'react';
import { addressLines } from '../../../functions/contracts/address-lines.ts';
import type { Address } from '../../../functions/people/addresses/contract.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

type AddressCardProps = {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => Promise<void>;
};

export function AddressCard({ address, onEdit, onDelete, onMakeDefault }: AddressCardProps) {
  const [busy, setBusy] = useState(false);
  const [name, ...lines] = addressLines(address);
  const of = `${name}, ${address.address}, ${address.city}`;
  const makeDefault = async () => {
    setBusy(true);
    await onMakeDefault();
    setBusy(false);
  };
  return (
    <li className="flex">
      <Card className="flex min-w-0 flex-1 flex-col p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="font-semibold wrap-anywhere">{name}</h2>
          {address.isDefault && <Badge tone="positive">Default</Badge>}
        </div>
        <address className="mt-1 mb-5 text-small whitespace-pre-line text-muted not-italic wrap-anywhere">
          {[...lines, address.phone].join('\n')}
        </address>
        <div className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">
          <Button size="sm" aria-label={`Edit: ${of}`} onClick={onEdit}>
            Edit
          </Button>
          <Button size="sm" aria-label={`Delete: ${of}`} onClick={onDelete}>
            Delete
          </Button>
          {!address.isDefault && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Make default: ${of}`}
              busy={busy}
              onClick={() => void makeDefault()}
            >
              Make default
            </Button>
          )}
        </div>
      </Card>
    </li>
  );
}
