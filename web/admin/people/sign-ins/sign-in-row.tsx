import type { SignIn } from '../../../../functions/people/sign-ins/contract.ts';
import { api } from '../../../api/client.ts';
import { endSignIn } from '../../../api/sign-ins.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { formatDateTime } from '../../format.ts';
import { useQuestion } from '../../use-question.ts';

type SignInRowProps = { signIn: SignIn; onEnded: () => void };

export function SignInRow({ signIn, onEnded }: SignInRowProps) {
  const { signInId, device, createdAt, usedAt, isCurrent } = signIn;
  const toast = useToast();
  const question = useQuestion();
  const end = () =>
    question.ask({
      title: `End the sign-in on ${device}?`,
      text: 'Anyone using it has to log in again.',
      confirmLabel: 'End',
      danger: true,
      run: async () => {
        await endSignIn(api, signInId);
        onEnded();
        toast({ text: `Sign-in on ${device} ended.` });
      },
    });
  const used = isCurrent ? 'this device' : `last used ${formatDateTime(usedAt)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere">{device}</p>
        <p className="text-fine text-muted">
          {[placeOf(signIn), `since ${formatDateTime(createdAt)}`, used].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!isCurrent && (
        <Button size="sm" aria-label={`End the sign-in on ${device}`} onClick={end}>
          End
        </Button>
      )}
      {question.dialog}
    </li>
  );
}

function placeOf({ country, network }: SignIn): string {
  const name = country && new Intl.DisplayNames(navigator.language, { type: 'region' }).of(country);
  return [name, network].filter(Boolean).join(', ');
}
