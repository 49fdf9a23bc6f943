import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Passkey } from '../../../../functions/people/passkeys/contract.ts';
import { api, asProblem } from '../../../api/client.ts';
import { addPasskey } from '../../../api/passkeys.ts';
import { storeSignIn } from '../../../api/sign-in.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { sendForm } from '../../../ui/form-problem.ts';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { deviceName } from './device-name.ts';
import { DialogForm } from './dialog-form.tsx';

type AddPasskeyProps = {
  open: boolean;
  asksPassword: boolean;
  onClose: () => void;
  onAdded: (passkey: Passkey) => void;
};

export function AddPasskey({ open, onClose, ...rest }: AddPasskeyProps) {
  return (
    <Dialog open={open} onOpenChange={next => !next && onClose()} title="Add a passkey">
      <AddForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

/** Asks for the password again if it was confirmed too long ago. */
function AddForm({ asksPassword, onClose, onAdded }: Omit<AddPasskeyProps, 'open'>) {
  const [isAsked, setAsked] = useState(asksPassword);
  const form = useForm({ defaultValues: { name: deviceName(navigator.userAgent), password: '' } });
  const { errors, isSubmitting } = form.formState;
  const add = form.handleSubmit(({ name, password }) =>
    sendForm(form, async () => {
      try {
        const { passkey, signIn } = await addPasskey(api, { name, password: password || undefined });
        storeSignIn(signIn);
        onAdded(passkey);
      } catch (error) {
        setAsked(isAsked || asProblem(error).errors.some(({ path }) => path === 'password'));
        throw error;
      }
    }),
  );
  return (
    <DialogForm
      submit={add}
      busy={isSubmitting}
      label="Continue"
      busyLabel="Waiting for your device..."
      failure={errors.root?.message}
      onCancel={onClose}
    >
      <p className="text-small text-muted">
        Your browser asks where to store it: on this device, in your password manager, on your phone or on a
        security key.
      </p>
      <TextInput
        label="Name"
        hint="To recognize it later, for example My laptop."
        required
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name', { required: 'Name is required' })}
      />
      {isAsked && (
        <PasswordInput
          label="Your password"
          hint="So no one else can add a passkey while you’re signed in."
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
      )}
    </DialogForm>
  );
}
