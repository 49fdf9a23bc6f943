import { useEffect, useEffectEvent, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { isMissingScript, useMissingScript } from '../../page/missing-script.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from './page-head.tsx';

/** Shown instead of a screen that crashed or failed to load; the shell still works. */
export function ScreenFailure() {
  const error = useRouteError();
  if (useMissingScript(error)) return null;
  return (
    <>
      <PageHead title="This screen couldn’t be shown" />
      <Card>{isMissingScript(error) ? <NotLoaded /> : <Broken />}</Card>
    </>
  );
}

function Broken() {
  return (
    <EmptyState
      title="Something went wrong on our side"
      action={<Button onClick={() => window.location.reload()}>Try again</Button>}
    >
      Everything you saved is safe.
    </EmptyState>
  );
}

/** Other screens still open offline, so reload this page only when one loads. */
function NotLoaded() {
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    const isBack = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (isBack) window.location.reload();
    else setBusy(false);
  };
  const comeBack = useEffectEvent(() => void tryAgain());
  useEffect(() => {
    const online = () => comeBack();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  return (
    <EmptyState
      title={navigator.onLine ? 'The connection failed' : 'You are offline'}
      action={
        <Button busy={busy} busyLabel="Trying..." onClick={() => void tryAgain()}>
          Try again
        </Button>
      }
    >
      This screen hasn’t loaded yet. Check your connection and try again.
    </EmptyState>
  );
}
