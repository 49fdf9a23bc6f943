import { useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { hasPasskeys, namedAddress } from '../../../ui/passkey-support.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { AddPasskey } from './add-passkey.tsx';
import type { useOwnPasskeys } from './own-passkeys.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The passkeys of the signed-in person, used instead of a password or in addition to it. */
export function Passkeys({ loading }: { loading: ReturnType<typeof useOwnPasskeys> }) {
  const toast = useToast();
  const [isAdding, setAdding] = useState(false);
  const { data: own, problem, reload } = loading;
  if (!own) {
    if (!problem) return <Spinner label="Loading passkeys..." className="min-h-32" />;
    return <LoadFailure message="Error loading your passkeys. Please try again." loading={loading} />;
  }
  const { passkeys, recoveryCodes, required, asksPassword } = own;
  return (
    <Card className="divide-y divide-line text-small">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
        <p className="min-w-48 flex-1 text-muted">
          A passkey signs you in with your fingerprint, face or device PIN. It can’t be guessed or phished.
          {required && ' This shop requires one for staff.'}
        </p>
        {hasPasskeys(window.location) && <Button onClick={() => setAdding(true)}>Add a passkey</Button>}
      </div>
      {!hasPasskeys(window.location) && <NotHere />}
      {passkeys.length === 0 ? (
        <p className="p-5 text-muted">You don’t have a passkey yet.</p>
      ) : (
        <ul aria-label="Passkeys" className="divide-y divide-line">
          {passkeys.map(passkey => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} onChanged={reload} />
          ))}
        </ul>
      )}
      {(passkeys.length > 0 || recoveryCodes > 0) && (
        <RecoveryCodes left={recoveryCodes} asksPassword={asksPassword} onMade={reload} />
      )}
      <AddPasskey
        open={isAdding}
        asksPassword={asksPassword}
        onClose={() => setAdding(false)}
        onAdded={({ name }) => {
          setAdding(false);
          reload();
          toast({ text: `Passkey “${name}” added. You can now sign in with it.` });
        }}
      />
    </Card>
  );
}

function NotHere() {
  const address = namedAddress(window.location);
  return (
    <div className="p-5">
      <Alert tone="notice">
        {address ? (
          <>
            Passkeys need a domain name, and this address is a number. Open the shop at{' '}
            <a href={address} className="text-action underline wrap-anywhere">
              {address}
            </a>{' '}
            to add one.
          </>
        ) : (
          'Passkeys aren’t available at this address. They need https:// and the shop’s domain name.'
        )}
      </Alert>
    </div>
  );
}
