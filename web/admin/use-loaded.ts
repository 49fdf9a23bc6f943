import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type ApiProblem, asProblem } from '../api/client.ts';
import { queryClient } from './query-client.ts';

/** A failure is a result too: it is shown with the previous data until the next result. */
export type Answer<Data> = { data?: Data | undefined; problem?: ApiProblem };

/**
 * The result of `load`. While a new `key` or a reload is loading, `busy` is set, and the data cached under the key
 * or else the previous result is shown. Nothing stays cached after its screen closes, except for `cachedFor` ms.
 */
export function useLoaded<Data>(key: QueryKey, load: () => Promise<Data>, cachedFor = 0) {
  const hash = JSON.stringify(key);
  const { data: answer, ...query } = useQuery<Answer<Data>>(
    {
      queryKey: key,
      queryFn: ({ signal }) => answerOf(key, load, signal),
      placeholderData: keepPreviousData,
      gcTime: cachedFor,
    },
    queryClient,
  );
  const isCached = !query.isFetchedAfterMount && !query.isPlaceholderData;
  return {
    data: answer?.data,
    /** A failure from an earlier screen is retried before it is shown. */
    problem: isCached ? undefined : answer?.problem,
    busy: query.isFetching,
    reload: useCallback(() => void ask(JSON.parse(hash)), [hash]),
    /** A request in flight predates the change, so it is sent again. */
    change: useCallback(
      (edit: (data: Data) => Data) => {
        const changed: QueryKey = JSON.parse(hash);
        const isAsking = queryClient.isFetching({ queryKey: changed, exact: true }) > 0;
        queryClient.setQueryData<Answer<Data>>(changed, last =>
          last?.data === undefined ? last : { ...last, data: edit(last.data) },
        );
        if (isAsking) void ask(changed);
      },
      [hash],
    ),
  };
}

/** A request in flight is dropped, even the first one: it may be older than the last write. */
async function ask(queryKey: QueryKey) {
  const filter = { queryKey, exact: true };
  if (queryClient.getQueryData(queryKey) === undefined) await queryClient.cancelQueries(filter);
  await queryClient.refetchQueries(filter);
}

/** A query that reads its `signal` is cancelled when its last screen closes. */
export async function answerOf<Data>(
  key: QueryKey,
  load: () => Promise<Data>,
  signal: AbortSignal,
): Promise<Answer<Data>> {
  try {
    return { data: await load() };
  } catch (error) {
    const last = signal.aborted ? undefined : queryClient.getQueryData<Answer<Data>>(key);
    return { data: last?.data, problem: asProblem(error) };
  }
}
