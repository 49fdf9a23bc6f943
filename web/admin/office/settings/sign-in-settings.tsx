import { useState } from 'react';
import { api, asProblem } from '../../../api/client.ts';
import { findSignInSettings, updateSignInSettings } from '../../../api/settings.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { errorMessage } from '../../unanswered.ts';
import { useLoaded } from '../../use-loaded.ts';
import { useQuestion } from '../../use-question.ts';

const load = () => findSignInSettings(api);

export function SignInSettingsPage() {
  const toast = useToast();
  const question = useQuestion();
  const [failure, setFailure] = useState('');
  const loading = useLoaded(['sign-in settings'], load);
  const { data: stored, problem } = loading;
  if (!stored) {
    if (!problem) return <Spinner label="Loading settings..." className="min-h-64 max-w-form" />;
    return <LoadFailure message="Error loading settings. Please try again." loading={loading} />;
  }
  const { passkeysRequired } = stored.entity;

  const turn = async (on: boolean) => {
    setFailure('');
    const saved = await updateSignInSettings(api, { passkeysRequired: on }, stored.etag);
    loading.change(() => saved);
    toast({
      text: on ? 'Staff now sign in with a passkey.' : 'Staff can sign in with a password again.',
    });
  };
  const ask = () =>
    question.ask({
      title: 'Require passkeys for all staff?',
      text: 'All staff sign-ins made with a password end now, including yours if you used one. Anyone without a passkey sets one up at their next login.',
      confirmLabel: 'Require passkeys',
      run: () => turn(true),
    });

  return (
    <Card className="grid max-w-form gap-4 p-5">
      <h2 className="flex flex-wrap items-center gap-3 font-semibold">
        Staff sign in with a passkey
        <Badge tone={passkeysRequired ? 'positive' : 'neutral'}>{passkeysRequired ? 'On' : 'Off'}</Badge>
      </h2>
      <p className="text-small text-muted">
        A guessed or leaked password is then not enough: signing in takes a passkey or a recovery code.
        Nothing changes for customers.
      </p>
      {!passkeysRequired && (
        <p className="text-small text-muted">
          First add a passkey and create recovery codes in{' '}
          <Link to="/admin/profile" className="text-action underline">
            your profile
          </Link>{' '}
          so you don’t lock yourself out.
        </p>
      )}
      {failure && <Alert>{failure}</Alert>}
      <div className="flex justify-end">
        {passkeysRequired ? (
          <Button onClick={() => void turn(false).catch(error => setFailure(errorMessage(asProblem(error))))}>
            Allow passwords again
          </Button>
        ) : (
          <Button variant="primary" onClick={ask}>
            Require passkeys
          </Button>
        )}
      </div>
      {question.dialog}
    </Card>
  );
}
