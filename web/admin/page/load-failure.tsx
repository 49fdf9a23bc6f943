import type { ApiProblem } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { KeepFocus } from './keep-focus.tsx';

export type Loading = { problem?: ApiProblem | undefined; busy: boolean; reload: () => void };

type LoadFailureProps = {
  message: string;
  loading: Loading;
  /** Where asking again would not help. */
  action?: { label: string; run: () => void } | undefined;
  className?: string;
};

/** What could not be loaded, why as far as it is known, and a way on; nothing where it came. */
export function LoadFailure({ message, loading, action, className }: LoadFailureProps) {
  const { problem, busy, reload } = loading;
  if (!problem) return null;
  return (
    <KeepFocus>
      <Alert action={action ?? { label: 'Try again', run: reload, busy }} className={className}>
        <p className="font-medium">{message}</p>
        <p className="mt-0.5">{problem.message}</p>
        {problem.status >= 500 && problem.requestId && (
          <p className="mt-1 text-fine text-muted">
            Request <code className="select-all wrap-anywhere">{problem.requestId}</code>
          </p>
        )}
      </Alert>
    </KeepFocus>
  );
}
