import { useNavigate } from 'react-router-dom';
import { consumeReturnPath } from '../../../api/after-sign-in.ts';
import { logOut } from '../../../api/log-out.ts';
import { Button } from '../../../ui/button.tsx';
import { EveryRoomStyles } from '../../../ui/every-room-styles.tsx';
import { ToastProvider } from '../../../ui/toast.tsx';
import { useOwnPasskeys } from './own-passkeys.ts';
import { Passkeys } from './passkeys.tsx';

/** Where a password leads once staff need passkeys; nothing else is loaded, since it would be refused. */
export function SetupScreen() {
  const navigate = useNavigate();
  const own = useOwnPasskeys();
  const isSetUp = (own.data?.passkeys.length ?? 0) > 0;
  const goOn = () => void navigate(consumeReturnPath({ isCustomer: false }), { replace: true });
  const leave = () => {
    logOut();
    void navigate('/login', { replace: true });
  };
  return (
    <ToastProvider>
      <EveryRoomStyles />
      <title>Set up your passkey</title>
      <main id="content" className="mx-auto grid max-w-form grid-cols-1 gap-6 px-gutter py-12 sm:py-20">
        <div>
          <h1 className="text-heading font-semibold">Set up your passkey</h1>
          <p className="mt-3 text-muted">
            {isSetUp
              ? 'Done. Create recovery codes too, in case you lose this device.'
              : 'Staff of this shop sign in with a passkey. Add one to continue.'}
          </p>
        </div>
        <Passkeys loading={own} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={leave}>Logout</Button>
          {isSetUp && (
            <Button variant="primary" onClick={goOn}>
              Go to the back office
            </Button>
          )}
        </div>
      </main>
    </ToastProvider>
  );
}
