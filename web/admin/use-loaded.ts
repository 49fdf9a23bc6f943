import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type ApiProblem, asProblem } from '../api/client.ts';
import { queryClient } from './query-client.ts';

/** A failure is an answer too: it stands beside the data of before, and stays until the next one. */
export type Answer<Data> = { data?: Data | undefined; problem?: ApiProblem };

/**
 * What `load` answers. While the answer to a new `key` or a reload is on its way, `busy`, and what is cached under the
 * key shows, or else the last answer. Nothing is cached once its screen is closed, unless for `cachedFor` milliseconds.
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
    /** What failed on an earlier screen is tried again before it is said. */
    problem: isCached ? undefined : answer?.problem,
    busy: query.isFetching,
    reload: useCallback(() => void ask(JSON.parse(hash)), [hash]),
    /** A request under way does not know of the change, so it is sent again. */
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

/** An answer that is on its way is given up, even the first one: it may be older than what was written since. */
async function ask(queryKey: QueryKey) {
  const filter = { queryKey, exact: true };
  if (queryClient.getQueryData(queryKey) === undefined) await queryClient.cancelQueries(filter);
  await queryClient.refetchQueries(filter);
}

/** A query whose `signal` was read is cancelled when its last screen closes. */
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
