import { useCallback, useEffect, useMemo, useState } from 'react';
import { type ApiProblem, asProblem } from '../api/client.ts';

type Answer<Data> = { request: object | null; data?: Data; problem?: ApiProblem };

/**
 * What `load` answers. While a new `load` or a reload is under way, `busy`, and the last answer stays.
 * Give it a function that is the same as long as the question is (module scope or useCallback).
 */
export function useLoaded<Data>(load: () => Promise<Data>) {
  const [attempt, setAttempt] = useState(0);
  const request = useMemo(() => ({ load, attempt }), [load, attempt]);
  const [answer, setAnswer] = useState<Answer<Data>>({ request: null });

  useEffect(() => {
    let wanted = true;
    const settle = (settled: Omit<Answer<Data>, 'request'>) => wanted && setAnswer({ ...settled, request });
    request.load().then(
      data => settle({ data }),
      error => settle({ problem: asProblem(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [request]);

  return {
    data: answer.data,
    problem: answer.problem,
    busy: answer.request !== request,
    reload: useCallback(() => setAttempt(count => count + 1), []),
    change: useCallback(
      (edit: (data: Data) => Data) =>
        setAnswer(last => (last.data === undefined ? last : { ...last, data: edit(last.data) })),
      [],
    ),
  };
}
