import { LoadFailure, type Loading } from '../page/load-failure.tsx';

type ListFailureProps = { list: Loading & { clear: () => void }; message: string };

/** The rows failed to load: retry, or clear the filters if the address has invalid ones. */
export function ListFailure({ list, message }: ListFailureProps) {
  const isBadAddress = list.problem?.status === 422 || list.problem?.status === 400;
  const clear = { label: 'Clear filters', run: list.clear };
  return <LoadFailure message={message} loading={list} action={isBadAddress ? clear : undefined} />;
}
