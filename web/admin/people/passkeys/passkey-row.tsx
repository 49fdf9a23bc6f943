import { useState } from 'react';
import type { Passkey } from '../../../../functions/people/passkeys/contract.ts';
import { api } from '../../../api/client.ts';
import { removePasskey } from '../../../api/passkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { formatDate, formatDateTime } from '../../format.ts';
import { useQuestion } from '../../use-question.ts';
import { RenamePasskey } from './rename-passkey.tsx';

type PasskeyRowProps = { passkey: Passkey; onChanged: () => void };

export function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const { passkeyId, name, createdAt, usedAt } = passkey;
  const toast = useToast();
  const question = useQuestion();
  const [isRenaming, setRenaming] = useState(false);
  const remove = () =>
    question.ask({
      title: `Remove the passkey “${name}”?`,
      text: 'You can no longer sign in with it. Delete it on the device too, or the device will keep offering it.',
      confirmLabel: 'Remove',
      danger: true,
      run: async () => {
        await removePasskey(api, passkeyId);
        onChanged();
        toast({ text: `Passkey “${name}” removed.` });
      },
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-fine text-muted">
          Added {formatDate(createdAt)} · {usedAt ? `last used ${formatDateTime(usedAt)}` : 'not used yet'}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
          Rename
        </Button>
        <Button size="sm" aria-label={`Remove ${name}`} onClick={remove}>
          Remove
        </Button>
      </div>
      {isRenaming && (
        <RenamePasskey
          passkey={passkey}
          onClose={() => setRenaming(false)}
          onRenamed={() => {
            setRenaming(false);
            onChanged();
          }}
        />
      )}
      {question.dialog}
    </li>
  );
}
