import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { confirmEmail } from '../../api/accounts.ts';
import { anonymousApi, asProblem } from '../../api/client.ts';
import { signOut } from '../../api/sign-in.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';

type Confirmation =
  | { at: 'asking' | 'confirming' }
  | { at: 'failed'; why: string }
  | { at: 'done'; email: string };

/** The target of the link in the email. Needs a click, since mail scanners open links but click no buttons. */
export function Component() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const [confirmation, setConfirmation] = useState<Confirmation>({ at: 'asking' });

  const confirm = async () => {
    setConfirmation({ at: 'confirming' });
    try {
      const email = await confirmEmail(anonymousApi, token);
      signOut();
      setConfirmation({ at: 'done', email });
    } catch (error) {
      const { errors, message } = asProblem(error);
      setConfirmation({ at: 'failed', why: errors[0]?.message ?? message });
    }
  };

  if (confirmation.at === 'done') {
    const intro = `Your account now uses ${confirmation.email}. You've been logged out everywhere.`;
    return (
      <SignInFrame title="Email address confirmed" intro={intro}>
        <ButtonLink to="/login" variant="primary">
          Login
        </ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title="Your new email address" intro="Confirm this email address for your account.">
      {confirmation.at === 'failed' && <Alert className="mb-5">{confirmation.why}</Alert>}
      <Button
        variant="primary"
        onClick={confirm}
        busy={confirmation.at === 'confirming'}
        busyLabel="Confirming..."
      >
        Confirm the address
      </Button>
    </SignInFrame>
  );
}
