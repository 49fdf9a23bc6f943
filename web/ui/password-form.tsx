import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChangePassword } from '../../functions/people/accounts/contract.ts';
import { changeMyPassword } from '../api/accounts.ts';
import { type ApiProblem, api } from '../api/client.ts';
import { storeSignIn } from '../api/sign-in.ts';
import { NewPasswordInput } from './account-fields.tsx';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { sendForm } from './form-problem.ts';
import { PasswordInput } from './password-input.tsx';

/** Once the password is changed, this browser's session has ended too, unless the response with a new one arrives. */
const sayProblem = ({ status, message }: ApiProblem) =>
  status === 0
    ? 'We couldn’t reach the shop. Your password may have been changed anyway. If you have to log in again, use the new one.'
    : message;

const nothing = { currentPassword: '', newPassword: '' };

export function PasswordForm() {
  const [isChanged, setChanged] = useState(false);
  const form = useForm({ resolver: zodResolver(ChangePassword), defaultValues: nothing });
  const { errors, isSubmitting } = form.formState;

  const change = form.handleSubmit(async values => {
    setChanged(false);
    const send = async () => {
      storeSignIn(await changeMyPassword(api, values));
      form.reset(nothing);
      setChanged(true);
    };
    await sendForm(form, send, sayProblem);
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={event => void (isSubmitting ? event.preventDefault() : change(event))}
    >
      <Card className="grid gap-5 p-5">
        {errors.root && <Alert>{errors.root.message}</Alert>}
        <PasswordInput
          label="Current password"
          required
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <NewPasswordInput error={errors.newPassword?.message} {...form.register('newPassword')} />
        <div role="status">
          {isChanged && (
            <Alert tone="info">Your password has been changed. You’ve been logged out everywhere else.</Alert>
          )}
        </div>
        <div className="flex justify-end">
          <Button type="submit" busy={isSubmitting} busyLabel="Changing...">
            Change Password
          </Button>
        </div>
      </Card>
    </form>
  );
}
