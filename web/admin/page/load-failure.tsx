import type { ApiProblem } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { KeepFocus } from './keep-focus.tsx';

type LoadFailureProps = {
  message: string;
  problem: ApiProblem;
  action: { label: string; run: () => void; busy?: boolean };
};

/** What could not be loaded, why as far as it is known, and a way on. */
export function LoadFailure({ message, problem, action }: LoadFailureProps) {
  return (
    <KeepFocus>
      <Alert action={action}>
        <p className="font-medium">{message}</p>
        <p className="mt-0.5">{problem.message}</p>
      </Alert>
    </KeepFocus>
  );
}
