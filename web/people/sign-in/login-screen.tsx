import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { LOGIN_FAILED, MISSING_CREDENTIALS } from '../../../functions/people/auth/contract.ts';
import { login } from '../../api/auth.ts';
import { ApiProblem, api } from '../../api/client.ts';
import { takeReturnPath } from '../../api/return-path.ts';
import { roleIn, storeSignIn } from '../../api/session.ts';
import { UsernameInput } from '../../ui/account-fields.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

const NO_TOKEN = 'Login failed - invalid credentials!';

type Values = { username: string; password: string; keep: boolean };

export function Component() {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Values>();

  const fail = (message: string, focus: 'username' | 'password') => {
    setError('root', { message });
    setFocus(focus);
  };

  const send = handleSubmit(async values => {
    if (!values.username.trim()) return fail(MISSING_CREDENTIALS, 'username');
    if (!values.password) return fail(MISSING_CREDENTIALS, 'password');
    try {
      const signedIn = await login(api, values);
      if (!signedIn.token) return fail(NO_TOKEN, 'password');
      storeSignIn(signedIn);
      const isCustomer = roleIn(signedIn.token) === 'customer';
      await navigate(takeReturnPath({ isCustomer }), { replace: true });
    } catch (error) {
      fail(messageFor(error), 'password');
    }
  });

  return (
    <SignInFrame
      title="Login"
      intro="For customers, and for the people who keep this shop."
      footer={
        <>
          No account yet? <Link to="/signup">Signup</Link>
        </>
      }
    >
      <form method="post" onSubmit={send} noValidate className="grid gap-5">
        {formState.errors.root && <Alert>{formState.errors.root.message}</Alert>}
        <UsernameInput {...register('username')} />
        <PasswordInput label="Password" autoComplete="current-password" required {...register('password')} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox label="Keep me Login" {...register('keep')} />
          <Link to="/forgot-password">Forgot Password</Link>
        </div>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Login Now
        </Button>
      </form>
    </SignInFrame>
  );
}

/** Rate limits and outages are named; everything else is a wrong name or password. */
function messageFor(error: unknown): string {
  const tellsMore =
    error instanceof ApiProblem && (error.status === 429 || error.status === 503 || error.status === 0);
  return tellsMore ? `${LOGIN_FAILED} ${error.message}` : LOGIN_FAILED;
}
