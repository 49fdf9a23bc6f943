import type { ApiProblem } from '../../api/client.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import type { List } from './use-list.ts';

type ListFailureProps = {
  list: Pick<List<unknown>, 'reload' | 'busy' | 'clear'>;
  problem: ApiProblem;
  message: string;
};

/** The rows did not come: asked for again, or, where the address asks for what cannot be, with less. */
export function ListFailure({ list, problem, message }: ListFailureProps) {
  const isBadAddress = problem.status === 422 || problem.status === 400;
  const tryAgain = { label: 'Try again', run: list.reload, busy: list.busy };
  const clear = { label: 'Clear filters', run: list.clear };
  return <LoadFailure message={message} problem={problem} action={isBadAddress ? clear : tryAgain} />;
}
