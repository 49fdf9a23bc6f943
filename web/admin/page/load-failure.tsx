import type { ApiProblem } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { KeepFocus } from './keep-focus.tsx';

export type Loading = { problem?: ApiProblem | undefined; busy: boolean; reload: () => void };

type LoadFailureProps = {
  message: string;
  loading: Loading;
  /** Replaces the retry where it would not help. */
  action?: { label: string; run: () => void } | undefined;
  className?: string;
};

/** Says what failed to load and why, and offers a retry; renders nothing on success. */
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
