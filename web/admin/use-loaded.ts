import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ApiProblem, asProblem } from '../api/client.ts';

type Request<Data> = { load: () => Promise<Data> };
type Answer<Data> = { request: Request<Data> | null; data?: Data; problem?: ApiProblem };

/**
 * What `load` answers. While a new `load` or a reload is under way, `busy`, and what is `known` of it shows, or else
 * the last answer stays; after a reload that failed, too, beside the `problem`.
 * Give it a function that is the same as long as the question is (module scope or useCallback).
 */
export function useLoaded<Data>(load: () => Promise<Data>, known?: Data) {
  const [attempt, setAttempt] = useState(0);
  const request = useMemo(() => ({ load, attempt }), [load, attempt]);
  const [answer, setAnswer] = useState<Answer<Data>>({ request: null });
  const isAsking = useRef(false);

  useEffect(() => {
    let wanted = true;
    isAsking.current = true;
    const settle = (next: (last: Answer<Data>) => Answer<Data>) => {
      if (!wanted) return;
      isAsking.current = false;
      setAnswer(next);
    };
    request.load().then(
      data => settle(() => ({ request, data })),
      error => {
        const failed = { request, problem: asProblem(error) };
        settle(last => (last.request?.load === request.load ? { ...last, ...failed } : failed));
      },
    );
    return () => {
      wanted = false;
    };
  }, [request]);

  const busy = answer.request !== request;
  const isKnown = busy && answer.request?.load !== load && known !== undefined;
  return {
    data: isKnown ? known : answer.data,
    problem: isKnown ? undefined : answer.problem,
    busy,
    reload: useCallback(() => setAttempt(count => count + 1), []),
    /** An answer that is on its way does not know of the change, so it is asked for anew. */
    change: useCallback((edit: (data: Data) => Data) => {
      setAnswer(last => (last.data === undefined ? last : { ...last, data: edit(last.data) }));
      if (isAsking.current) setAttempt(count => count + 1);
    }, []),
  };
}
