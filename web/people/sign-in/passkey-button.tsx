import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { SignedIn } from '../../../functions/people/auth/contract.ts';
import { asProblem } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { hasPasskeys, namedAddress } from '../../ui/passkey-support.ts';

type PasskeyButtonProps = {
  keep: () => boolean;
  onSignedIn: (signedIn: SignedIn) => Promise<void>;
  onFailed: (message: string) => void;
};

/** Reserves its space until the browser is known, to avoid a layout shift. */
export function PasskeyButton({ keep, onSignedIn, onFailed }: PasskeyButtonProps) {
  const isKnown = useHydrated();
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    try {
      const { signInWithPasskey } = await import('../../api/passkeys.ts');
      await onSignedIn(await signInWithPasskey({ keep: keep() }));
    } catch (error) {
      onFailed(asProblem(error).message);
    } finally {
      setBusy(false);
    }
  };
  if (isKnown && !hasPasskeys(window.location)) return <NotHere />;
  return (
    <Button
      onClick={() => void signIn()}
      busy={busy}
      busyLabel="Waiting for your passkey..."
      className={isKnown ? undefined : 'invisible'}
    >
      <KeyRound aria-hidden="true" />
      Sign in with a passkey
    </Button>
  );
}

function NotHere() {
  const address = namedAddress(window.location);
  return (
    <p className="flex min-h-11 items-center text-small text-muted">
      {address && (
        <span>
          Staff can sign in with a passkey at{' '}
          <a href={address} className="text-action underline">
            {new URL(address).host}
          </a>
          , because passkeys need a domain name.
        </span>
      )}
    </p>
  );
}
