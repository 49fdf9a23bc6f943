import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ForgotPassword } from '../../../functions/people/auth/contract.ts';
import { requestReset } from '../../api/auth.ts';
import { api } from '../../api/client.ts';
import type { MailDelivery } from '../../api/mail-delivery.ts';
import { useShop } from '../../page/use-shop.ts';
import { EmailInput } from '../../ui/account-fields.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { sendForm } from '../../ui/form-problem.ts';
import { Link } from '../../ui/link.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

const onItsWay = 'an email is on its way.';
const inLog = 'the email is in the log, because this copy of the shop sends no mail.';

export function Component() {
  const { letters } = useShop();
  return letters === 'none' ? <NoMail /> : <Asking letters={letters} />;
}

/** Without mail, only staff can provide a link. */
const NoMail = () => (
  <SignInFrame
    title="Forgot Password"
    intro="This shop sends no mail, so we can’t email you a link. Contact us and we’ll give you one."
    footer={<Link to="/login">Back to login</Link>}
  >
    <ButtonLink to="/contact?subject=A%20new%20password" variant="primary">
      Contact us
    </ButtonLink>
  </SignInFrame>
);

function Asking({ letters }: { letters: MailDelivery }) {
  const form = useForm({ resolver: zodResolver(ForgotPassword) });
  const { register, handleSubmit, formState, getValues } = form;
  const { errors } = formState;
  const send = handleSubmit(values => sendForm(form, () => requestReset(api, values)));

  return (
    <SignInFrame
      title="Forgot Password"
      intro="Enter your account’s email address to get a link for choosing a new password."
      footer={<Link to="/login">Back to login</Link>}
    >
      {formState.isSubmitSuccessful ? (
        <Alert tone="info">
          If {getValues('email')} belongs to an account, {letters === 'log' ? inLog : onItsWay} Its link works
          for 30 minutes.
        </Alert>
      ) : (
        <form method="post" onSubmit={send} noValidate className="grid gap-5">
          {errors.root && <Alert>{errors.root.message}</Alert>}
          <EmailInput error={errors.email?.message} {...register('email')} />
          <Button type="submit" variant="primary" busy={formState.isSubmitting}>
            Send the link
          </Button>
        </form>
      )}
    </SignInFrame>
  );
}
