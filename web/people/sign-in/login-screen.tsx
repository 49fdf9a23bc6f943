import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useNavigation } from 'react-router-dom';
import { LOGIN_FAILED, MISSING_CREDENTIALS, type SignedIn } from '../../../functions/people/auth/contract.ts';
import { consumeReturnPath, returnPath } from '../../api/after-sign-in.ts';
import { login } from '../../api/auth.ts';
import { ApiProblem, api } from '../../api/client.ts';
import { roleIn, storedToken, watchSession } from '../../api/session.ts';
import { hasEnded, storeSignIn } from '../../api/sign-in.ts';
import { asSentences, OUTAGE } from '../../texts/outage.ts';
import { UsernameInput } from '../../ui/account-fields.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

const NO_TOKEN = 'Login failed - invalid credentials!';

type Values = { username: string; password: string; keep: boolean; recoveryCode?: string };

export function Component() {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, setFocus, getValues, formState } = useForm<Values>();
  const [asksCode, setAsksCode] = useState(false);
  useEffect(() => {
    if (asksCode) setFocus('recoveryCode');
  }, [asksCode, setFocus]);

  const fail = (message: string, focus?: 'username' | 'password' | 'recoveryCode') => {
    setError('root', { message });
    if (focus) setFocus(focus);
  };
  const enter = async (signedIn: SignedIn) => {
    storeSignIn(signedIn);
    const isCustomer = roleIn(signedIn.token) === 'customer';
    await navigate(consumeReturnPath({ isCustomer }), { replace: true });
  };

  const send = handleSubmit(async values => {
    if (!values.username.trim()) return fail(MISSING_CREDENTIALS, 'username');
    if (!values.password) return fail(MISSING_CREDENTIALS, 'password');
    try {
      const signedIn = await login(api, values);
      if (!signedIn.token) return fail(NO_TOKEN, 'password');
      await enter(signedIn);
    } catch (error) {
      setAsksCode(asksCode || isHalfway(error));
      if (!isHalfway(error)) return fail(messageFor(error), 'password');
      fail(`${error.message}.`, asksCode ? 'recoveryCode' : undefined);
    }
  });

  return (
    <SignInFrame
      title="Login"
      intro="Customer and staff sign-in."
      footer={
        <>
          No account yet? <Link to="/signup">Signup</Link>
        </>
      }
    >
      <form method="post" onSubmit={send} noValidate className="grid gap-5">
        <Reason />
        {formState.errors.root && <Alert>{formState.errors.root.message}</Alert>}
        <UsernameInput {...register('username')} />
        <PasswordInput label="Password" autoComplete="current-password" required {...register('password')} />
        {asksCode && (
          <TextInput
            label="Recovery code"
            hint="Use one if you don’t have your passkey. Each code works once."
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...register('recoveryCode')}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox label="Keep me Login" {...register('keep')} />
          <Link to="/forgot-password">Forgot Password</Link>
        </div>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Login Now
        </Button>
        <PasskeyButton
          keep={() => Boolean(getValues('keep'))}
          onSignedIn={enter}
          onFailed={message => fail(message)}
        />
      </form>
    </SignInFrame>
  );
}

/** Why a signed-in visitor sees the login page. A session that could not be checked still exists. */
function Reason() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const reason = useSyncExternalStore(watchSession, reasonToSignIn, () => undefined);
  const run = () => {
    const isCustomer = roleIn(storedToken()) === 'customer';
    void navigate(consumeReturnPath({ isCustomer }), { replace: true });
  };
  useSignInOfOtherTabs(run);
  if (reason === 'ended') return <Alert tone="notice">Your session has ended. Please log in again.</Alert>;
  if (reason !== 'unchecked') return null;
  return (
    <Alert action={{ label: 'Try again', run, busy: state !== 'idle' }}>
      We couldn’t check your session. Please try again.
    </Alert>
  );
}

/** After the session ended in several tabs, logging in in one of them continues the others. */
function useSignInOfOtherTabs(goOn: () => void) {
  const follow = useEffectEvent(({ key }: StorageEvent) => {
    if (key === 'token' && storedToken() && returnPath()) goOn();
  });
  useEffect(() => {
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
}

function reasonToSignIn(): 'ended' | 'unchecked' | undefined {
  if (!storedToken()) return hasEnded() ? 'ended' : undefined;
  return returnPath() ? 'unchecked' : undefined;
}

/** The password was correct, but a passkey or a recovery code is also required. */
const isHalfway = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.errors.some(({ path }) => path === 'recoveryCode');

/** Rate limits and outages are named; everything else counts as wrong credentials. */
function messageFor(error: unknown): string {
  if (error instanceof ApiProblem && error.status === 503) return asSentences(OUTAGE.signingIn);
  const tellsMore = error instanceof ApiProblem && (error.status === 429 || error.status === 0);
  return tellsMore ? `${LOGIN_FAILED} ${error.message}` : LOGIN_FAILED;
}
