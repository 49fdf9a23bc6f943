import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { ResetPassword } from '../../../functions/people/auth/contract.ts';
import { resetPassword } from '../../api/auth.ts';
import { api } from '../../api/client.ts';
import { signOut } from '../../api/sign-in.ts';
import { NewPasswordInput } from '../../ui/account-fields.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { sendForm } from '../../ui/form-problem.ts';
import { Link } from '../../ui/link.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** The token comes after the #, which is never sent to a server or in a referrer. */
export function Component() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const form = useForm({ resolver: zodResolver(ResetPassword) });
  const { register, handleSubmit, setValue, formState } = form;
  const { errors } = formState;
  useEffect(() => setValue('token', token), [setValue, token]);

  const send = handleSubmit(values =>
    sendForm(form, async () => {
      await resetPassword(api, values);
      signOut();
    }),
  );

  if (formState.isSubmitSuccessful) {
    return (
      <SignInFrame
        title="New password"
        intro="Your password has been changed, and you’ve been logged out everywhere."
      >
        <ButtonLink to="/login" variant="primary">
          Login
        </ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title="New password"
      intro="Choose a new password for your account."
      footer={<Link to="/forgot-password">Request a new link</Link>}
    >
      <form method="post" onSubmit={send} noValidate className="grid gap-5">
        {(errors.root ?? errors.token) && <Alert>{(errors.root ?? errors.token)?.message}</Alert>}
        <NewPasswordInput error={errors.newPassword?.message} {...register('newPassword')} />
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Save the new password
        </Button>
      </form>
    </SignInFrame>
  );
}
