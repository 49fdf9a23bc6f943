import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { CreateAccount } from '../../../functions/people/accounts/contract.ts';
import { createAccount } from '../../api/accounts.ts';
import { consumeReturnPath } from '../../api/after-sign-in.ts';
import { api } from '../../api/client.ts';
import { storeSignIn } from '../../api/sign-in.ts';
import { useShop } from '../../page/use-shop.ts';
import { EmailInput, NewPasswordInput, UsernameInput } from '../../ui/account-fields.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { sendForm } from '../../ui/form-problem.ts';
import { Link } from '../../ui/link.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

const TO_CONFIRM = 'We’ll email you a link to confirm it. Until then, log in with your username.';

export function Component() {
  const { letters } = useShop();
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(CreateAccount) });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;

  const send = handleSubmit(values =>
    sendForm(form, async () => {
      storeSignIn(await createAccount(api, values));
      await navigate(consumeReturnPath({ isCustomer: true }), { replace: true });
    }),
  );

  return (
    <SignInFrame
      title="Signup"
      intro="One account for every country we sell to."
      footer={
        <>
          Already have an account? <Link to="/login">Login</Link>
        </>
      }
    >
      <form method="post" onSubmit={send} noValidate className="grid gap-5">
        {errors.root && <Alert>{errors.root.message}</Alert>}
        <UsernameInput error={errors.username?.message} {...register('username')} />
        <EmailInput
          hint={letters === 'http' ? TO_CONFIRM : undefined}
          error={errors.email?.message}
          {...register('email')}
        />
        <NewPasswordInput label="Password" error={errors.password?.message} {...register('password')} />
        <Checkbox label="Keep me Login" {...register('keep')} />
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Signup Now
        </Button>
      </form>
    </SignInFrame>
  );
}
