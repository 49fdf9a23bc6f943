import { api } from '../../../api/client.ts';
import { endOtherSignIns } from '../../../api/sign-ins.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { useQuestion } from '../../use-question.ts';
import type { useOwnSignIns } from './own-sign-ins.ts';
import { SignInRow } from './sign-in-row.tsx';

/** The sessions of the signed-in person. */
export function SignIns({ loading }: { loading: ReturnType<typeof useOwnSignIns> }) {
  const toast = useToast();
  const question = useQuestion();
  const { data: signIns, reload } = loading;
  if (!signIns)
    return <LoadFailure message="Error loading your sign-ins. Please try again." loading={loading} />;
  const endOthers = () =>
    question.ask({
      title: 'End all other sign-ins?',
      text: 'Every other device has to log in again. You stay signed in here.',
      confirmLabel: 'End all others',
      danger: true,
      run: async () => {
        await endOtherSignIns(api);
        reload();
        toast({ text: 'All other sign-ins ended.' });
      },
    });
  return (
    <Card className="divide-y divide-line text-small">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
        <p className="min-w-48 flex-1 text-muted">
          Devices where you’re signed in. If you don’t recognize one, end its sign-in and change your
          password.
        </p>
        <Button onClick={endOthers}>End all others</Button>
      </div>
      {signIns.length > 0 && (
        <ul aria-label="Sign-ins" className="divide-y divide-line">
          {signIns.map(signIn => (
            <SignInRow key={signIn.signInId} signIn={signIn} onEnded={reload} />
          ))}
        </ul>
      )}
      {question.dialog}
    </Card>
  );
}
