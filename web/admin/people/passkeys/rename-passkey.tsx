import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type Passkey, RenamePasskey as Renaming } from '../../../../functions/people/passkeys/contract.ts';
import { api } from '../../../api/client.ts';
import { renamePasskey } from '../../../api/passkeys.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { sendForm } from '../../../ui/form-problem.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { DialogForm } from './dialog-form.tsx';

type RenamePasskeyProps = { passkey: Passkey; onClose: () => void; onRenamed: () => void };

export function RenamePasskey({ passkey: { passkeyId, name }, onClose, onRenamed }: RenamePasskeyProps) {
  const form = useForm({ resolver: zodResolver(Renaming), defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const rename = form.handleSubmit(values =>
    sendForm(form, async () => {
      await renamePasskey(api, passkeyId, values.name);
      onRenamed();
    }),
  );
  return (
    <Dialog open onOpenChange={next => !next && onClose()} title="Rename the passkey">
      <DialogForm
        submit={rename}
        busy={isSubmitting}
        label="Rename"
        busyLabel="Renaming..."
        failure={errors.root?.message}
        onCancel={onClose}
      >
        <TextInput
          label="Name"
          required
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
      </DialogForm>
    </Dialog>
  );
}
