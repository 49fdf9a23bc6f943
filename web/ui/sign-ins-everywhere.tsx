import { useLocation, useNavigate } from 'react-router-dom';
import { logoutEverywhere } from '../api/auth.ts';
import { api } from '../api/client.ts';
import { signOut } from '../api/sign-in.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { useConfirm } from './confirm.tsx';
import { doneAt } from './unsaved-changes.tsx';

export function SignInsEverywhere() {
  const question = useConfirm();
  const navigate = useNavigate();
  const place = useLocation();

  const end = async () => {
    await logoutEverywhere(api);
    signOut();
    await navigate('/login', { state: doneAt(place) });
  };

  const ask = () =>
    question.ask({
      title: 'Log out everywhere?',
      text: 'You’ll have to log in again on every device, including this one.',
      confirmLabel: 'Log out everywhere',
      busyLabel: 'Logging out...',
      danger: true,
      run: end,
    });

  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="max-w-96 text-small text-muted">
        Logs you out here and on every other device, for example if you lost one.
      </p>
      <Button onClick={ask}>Log out everywhere</Button>
      {question.dialog}
    </Card>
  );
}
