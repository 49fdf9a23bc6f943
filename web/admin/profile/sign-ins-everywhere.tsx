import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logoutEverywhere } from '../../api/auth.ts';
import { api, asProblem } from '../../api/client.ts';
import { signOut } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { SAVED } from '../../ui/unsaved-changes.tsx';

export function SignInsEverywhere() {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const navigate = useNavigate();

  const ask = () => {
    setFailure('');
    setOpen(true);
  };

  const end = async () => {
    setBusy(true);
    try {
      await logoutEverywhere(api);
      signOut();
      await navigate('/login', { state: SAVED });
    } catch (error) {
      setFailure(asProblem(error).message);
      setBusy(false);
    }
  };

  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="max-w-96 text-small text-muted">
        Ends your sign-in here and on every other device, for example after a device was lost.
      </p>
      <Button onClick={ask}>Log out everywhere</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Log out everywhere?"
        confirmLabel="Log out everywhere"
        busyLabel="Logging out..."
        danger
        busy={busy}
        error={failure}
        onConfirm={() => void end()}
      >
        You will have to log in again, here too.
      </ConfirmDialog>
    </Card>
  );
}
